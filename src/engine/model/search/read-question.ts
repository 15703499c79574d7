import { groupBy } from '#lib/group-by.ts'
import { tokenize } from '#lib/search/tokenize.ts'
import { foldForm, toWordForm } from '#lib/search/word-form.ts'
import { definitions, fillers, stopWords } from '#search-words'
import type { Locale } from '../locale/locale.ts'
import { createQueryParser, type QueryUnit } from './parse-query.ts'

/** A question, without the words that do not matter. */
export interface Question {
  /** The same for all ways to ask it: its words without accents, in one order, one of each of their names. */
  key: string
  /** The words with accents, of those that have any. Words with other accents are others. */
  accented: readonly string[]
  /** True of “what is …”. */
  isDefinition: boolean
}

/** Reads what is asked. */
export interface QuestionReader {
  /** The questions that a query may be, the likeliest first. */
  read: (text: string) => readonly Question[]
  /** The questions that a query contains besides other words, the longest first. */
  readParts: (text: string) => readonly Question[]
}

/** The least words of a question that is a part of a query: one alone may be about anything. */
const leastOfPart = 2

interface AskedWord {
  text: string
  form: string
  folded: string
}

/**
 * Makes the function that reads what is asked in a language. Of a query without accents there may be two: a word may be one that does not
 * matter, or another.
 */
export function createQuestionReader(locale: Locale): QuestionReader {
  const parse = createQueryParser(locale)
  const toPhrases = (table: typeof stopWords) =>
    toTable((table[locale] ?? []).map(toWords).toSorted((a, b) => b.length - a.length))
  const meanings = toPhrases(definitions)
  const needless = toPhrases({
    [locale]: [...(definitions[locale] ?? []), ...(stopWords[locale] ?? []), ...(fillers[locale] ?? [])],
  })
  const toAsked = (text: string) => {
    const words = toWords(text)
    const isDefinition = withoutPhrases(words, meanings, false).length < words.length
    return [false, true].flatMap((isFolded) => {
      const rest = withoutPhrases(words, needless, isFolded)
      const { units } = parse(rest.map((word) => word.text).join(' '))
      if (units.length === 0) return []
      const accented = rest.filter(({ form, folded }) => form !== folded).map(({ form }) => form)
      return [{ names: units.map(toName), accented, isDefinition }]
    })
  }
  return {
    read: (text) => {
      const questions = toAsked(text).map(({ names, ...others }) => ({ key: toKey(names), ...others }))
      return questions.filter(({ key }, index) => index === 0 || key !== questions[0]?.key)
    },
    readParts: (text) => {
      const questions = toAsked(text).flatMap(({ names, ...others }) =>
        toRuns(names).map((run) => ({ key: toKey(run), ...others })),
      )
      return [...new Map(questions.map((question) => [question.key, question])).values()]
    },
  }
}

/** The same in any order. */
const toKey = (names: readonly string[]): string => names.toSorted().join('|')

/** The neighbours among some words, but not all of them: the most first. */
function toRuns(names: readonly string[]): string[][] {
  const runs: string[][] = []
  for (let length = names.length - 1; length >= leastOfPart; length--) {
    for (let start = 0; start + length <= names.length; start++) runs.push(names.slice(start, start + length))
  }
  return runs
}

/** True if two questions with the same key are the same with their accents: those that a phrase does not have do not count. */
export function hasSameAccents(asked: Question, { accented }: Question): boolean {
  const own = new Set(asked.accented)
  const folded = new Set(asked.accented.map(foldForm))
  return accented.every((form) => own.has(form) || !folded.has(foldForm(form)))
}

function toWords(text: string): AskedWord[] {
  return tokenize(text.normalize('NFKC')).map((word) => {
    const form = toWordForm(word.text)
    return { text: word.text, form, folded: foldForm(form) }
  })
}

/** Phrases by their first word, with and without its accents. */
type PhraseTable = ReadonlyMap<string, readonly (readonly AskedWord[])[]>

function toTable(phrases: readonly (readonly AskedWord[])[]): PhraseTable {
  const starts = phrases.flatMap((phrase) =>
    phrase.slice(0, 1).flatMap(({ form, folded }) => [...new Set([form, folded])].map((start) => ({ start, phrase }))),
  )
  const byStart = groupBy(starts, ({ start }) => start)
  return new Map(Array.from(byStart, ([start, some]) => [start, some.map(({ phrase }) => phrase)]))
}

/** Leaves out what is one of these phrases, the longest first. A word with other accents is another. */
function withoutPhrases(words: readonly AskedWord[], phrases: PhraseTable, isFolded: boolean): AskedWord[] {
  const rest: AskedWord[] = []
  for (let index = 0; index < words.length;) {
    const at = index
    const found = phrases
      .get(words[at]?.form ?? '')
      ?.find((phrase) => phrase.every((word, place) => isSame(words[at + place], word, isFolded || phrase.length > 1)))
    if (!found) rest.push(...words.slice(at, at + 1))
    index += found?.length ?? 1
  }
  return rest
}

/** @param isFolded true if a word that is typed without accents may be this one: alone, it may as well be another */
function isSame(typed: AskedWord | undefined, word: AskedWord, isFolded: boolean): boolean {
  return typed?.form === word.form || (isFolded && typed?.form === word.folded)
}

/** The first of its names in the order of letters, so that all of them are the same. */
function toName({ alternatives }: QueryUnit): string {
  const [first = ''] = alternatives.map(({ terms }) => terms.map(({ key }) => key).join(' ')).toSorted()
  return first
}
