import { groupBy } from '#lib/group-by.ts'
import { tokenize } from '#lib/search/tokenize.ts'
import { foldForm, toWordForm } from '#lib/search/word-form.ts'
import { definitions, fillers, negations, stopWords, unitWords } from '#search-words'
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

/** The places of the words that are no needless ones, although they are these without accents. */
type Meant = ReadonlySet<number>

/** Reads what is asked. */
export interface QuestionReader {
  /** The questions that a query may be, the likeliest first. */
  read: (text: string, meant?: Meant) => readonly Question[]
  /** The questions that a query contains besides other words, the longest first. */
  readParts: (text: string, meant?: Meant) => readonly Question[]
  /** The questions of a phrase: with all its words, and without those that do not matter, where that is another. */
  readPhrase: (text: string) => readonly Question[]
}

/** The least words, as they were typed, of a question that is a part of a query: one alone may be about anything. */
const leastOfPart = 2

/** The least share of the words of a query that a question has which is a part of it: less is what the query is not about. */
const leastShare = 0.4

/** The most words that are taken for needless ones or not: each doubles the questions. */
const mostDoubtful = 4

interface AskedWord {
  text: string
  form: string
  folded: string
  isMeant?: boolean
}

/**
 * Makes the function that reads what is asked in a language: with all its words, which a phrase may have too; without those that do not
 * matter; and of a query without accents, without some of those that may not.
 */
export function createQuestionReader(locale: Locale): QuestionReader {
  const parse = createQueryParser(locale)
  const toPhrases = (names: readonly string[] = []) =>
    toTable(names.map(toWords).toSorted((a, b) => b.length - a.length))
  const denying = new Set((negations[locale] ?? []).flatMap(toWords).flatMap(({ form, folded }) => [form, folded]))
  const meanings = toPhrases(definitions[locale])
  const needless = toPhrases(
    [...(definitions[locale] ?? []), ...(stopWords[locale] ?? []), ...(fillers[locale] ?? [])].filter(
      (name) => !negations[locale]?.includes(name),
    ),
  )
  const units = new Set((unitWords[locale] ?? []).flatMap(toWords).flatMap(({ form, folded }) => [form, folded]))
  const toQuestion = (words: readonly AskedWord[], isDefinition: boolean) => {
    const names = parse(words.map(({ text }) => text).join(' ')).units.map(toAskedName)
    const accented = words.filter(({ form, folded }) => form !== folded).map(({ form }) => form)
    return { names, accented, isDefinition }
  }
  const toAsked = (text: string, meant: Meant = new Set()) => {
    const words = toWords(text).map((word, place) => ({ ...word, isMeant: meant.has(place) }))
    const isDefinition = withoutPhrases(words, meanings, false).length < words.length
    const certain = withoutAmounts(withoutPhrases(words, needless, false), units)
    // Any of the words that may be needless ones may be another word; the fewer are left out, the better.
    const doubtful = certain.filter((word) => withoutPhrases([word], needless, true).length === 0).slice(-mostDoubtful)
    return toSubsets(doubtful)
      .map((left) => {
        const rest = certain.filter((word) => !left.includes(word))
        const end = rest.findLastIndex(({ form }) => !denying.has(form))
        return toQuestion(rest.slice(0, end + 1), isDefinition)
      })
      .filter(({ names }) => names.length > 0)
  }
  const toQuestions = (text: string, asked: ReturnType<typeof toAsked>): Question[] => {
    const whole = asked[0]?.isDefinition
      ? []
      : [toQuestion(toWords(text), false)].filter(({ names }) => names.length > 0)
    const questions = [...whole, ...asked].map(({ names, ...others }) => ({ key: toKey(names), ...others }))
    return questions.filter(({ key }, index) => questions.findIndex((one) => one.key === key) === index)
  }
  return {
    read: (text, meant) => toQuestions(text, toAsked(text, meant)),
    readPhrase: (text) => toQuestions(text, toAsked(text).slice(0, 1)),
    readParts: (text, meant) => {
      const questions = toAsked(text, meant).flatMap(({ names, ...others }) =>
        toRuns(names).map((run) => ({ key: toKey(run), ...others })),
      )
      return [...new Map(questions.map((question) => [question.key, question])).values()]
    },
  }
}

/** A name of what is asked, and with how many words it was typed. */
interface AskedName {
  name: string
  words: number
}

/** The same in any order. */
const toKey = (names: readonly AskedName[]): string =>
  names
    .map(({ name }) => name)
    .toSorted()
    .join('|')

const countWords = (names: readonly AskedName[]): number => names.reduce((sum, { words }) => sum + words, 0)

/** How many words of a long name count: it is one thing that is asked for. */
const mostOfName = 2

const weigh = (names: readonly AskedName[]): number =>
  names.reduce((sum, { words }) => sum + Math.min(words, mostOfName), 0)

/** All choices of some words, those of the fewest first. */
function toSubsets(words: readonly AskedWord[]): AskedWord[][] {
  const all = words.reduce<AskedWord[][]>((sets, word) => [...sets, ...sets.map((set) => [...set, word])], [[]])
  return all.toSorted((a, b) => a.length - b.length)
}

/** Without amounts and times, such as “50 million”, “1 month” and “50k”: what is asked is the same for each. */
function withoutAmounts(words: readonly AskedWord[], units: ReadonlySet<string>): AskedWord[] {
  const isAmount = (word: AskedWord | undefined) => {
    const [, unit] = /^\d[\d.,]*(\p{L}+)?$/u.exec(word?.form ?? '') ?? [undefined, undefined]
    return unit !== undefined && units.has(unit)
  }
  const isCount = (word: AskedWord | undefined) => /^\d[\d.,]*$/.test(word?.form ?? '')
  return words.filter((word, index) => {
    const isUnit = units.has(word.form) && isCount(words[index - 1])
    return !isAmount(word) && !isUnit && !(isCount(word) && units.has(words[index + 1]?.form ?? ''))
  })
}

/** The neighbours among some names, but not all of them: those of the most words first, then those that were typed first. */
function toRuns(names: readonly AskedName[]): AskedName[][] {
  const least = weigh(names) * leastShare
  const runs = names.flatMap((_, start) => names.slice(start).map((_one, at) => names.slice(start, start + at + 1)))
  return runs
    .filter((run) => run.length < names.length && countWords(run) >= leastOfPart && weigh(run) >= least)
    .toSorted((a, b) => countWords(b) - countWords(a))
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
  return typed?.form === word.form || (isFolded && typed?.form === word.folded && !typed.isMeant)
}

/** The first of its names in the order of letters, so that all of them are the same. */
function toAskedName({ alternatives }: QueryUnit): AskedName {
  const [name = ''] = alternatives.map(({ terms }) => terms.map(({ key }) => key).join(' ')).toSorted()
  return { name, words: alternatives[0]?.terms.length ?? 0 }
}
