import { fromTelex } from '#lib/search/from-telex.ts'
import { isOneTypo } from '#lib/search/is-one-typo.ts'
import type { Locale } from '../locale/locale.ts'
import { createWordAnalyser, type WordTerm } from './analyse-word.ts'
import type { SearchFiles } from './open-search-files.ts'
import type { Alternative, ParsedQuery, QueryTerm, QueryUnit } from './parse-query.ts'
import { wordLists } from './search-files.ts'
import type { TermForm } from './term-forms.ts'
import type { ListedWord } from './word-list.ts'

/** A query whose words the site has. */
export interface FoundQuery extends ParsedQuery {
  /** The query with misspelt words corrected; undefined if none was. */
  corrected: string | undefined
  /** The places of the words that look like needless ones without their accents, and are others. */
  meant: ReadonlySet<number>
}

/** How much a word counts that is taken for another one. */
const guessFactor = 0.8

/** The most words that one is taken for. */
const mostGuesses = 6

/** The least letters of a word whose typo is forgiven. */
const leastLetters = 5

/** Replaces words that the site does not have: the last one by those that begin with it, misspelt ones by the right ones. */
export async function findTerms(query: ParsedQuery, files: SearchFiles, locale: Locale): Promise<FoundQuery> {
  const analyse = createWordAnalyser(locale)
  const corrections: { word: number; text: string }[] = []
  const lastWord = query.words.length - 1

  const has = async ({ key }: QueryTerm) => (await files.readForms(key)).length > 0
  const toGuesses = async (term: QueryTerm): Promise<QueryTerm[]> => {
    const isLast = query.isOpen && term.word === lastWord
    const keyed = await findKeyed(term.typed, files)
    if (keyed) {
      corrections.push({ word: term.word, text: keyed.form })
      return [{ ...keyed, word: term.word, isExact: keyed.form !== keyed.key }]
    }
    const { words, isTypo } = await findWords(term.typed, isLast, files)
    const terms = uniteKeys(words.flatMap(({ word }) => analyse(word).whole ?? []))
    const [first] = terms
    if (isTypo && first) corrections.push({ word: term.word, text: await toCommonForm(first, files) })
    return terms.map((one) => ({ ...one, word: term.word, isExact: false }))
  }
  const complete = async (unit: QueryUnit): Promise<QueryUnit> => {
    const known = await Promise.all(
      unit.alternatives.map(async ({ terms }) => (await Promise.all(terms.map(has))).every(Boolean)),
    )
    const found = unit.alternatives.filter((_, index) => known[index])
    const [typed] = unit.alternatives
    // Other documents have the parts of a number too.
    if (unit.isNumber && typed && known[0]) return { ...unit, alternatives: [typed] }
    if (found.length > 0 || typed?.terms.length !== 1 || unit.isNumber) return { ...unit, alternatives: found }
    const guesses = (await Promise.all(typed.terms.map(toGuesses))).flat()
    return { ...unit, alternatives: guesses.map((term): Alternative => ({ terms: [term], factor: guessFactor })) }
  }
  const meant = await findMeant(query, files)
  const weigh = (unit: QueryUnit): QueryUnit => {
    const [term] = unit.alternatives[0]?.terms ?? []
    return unit.isStopWord && term && meant.has(term.word) ? { ...unit, isStopWord: false } : unit
  }
  const units = await Promise.all(query.units.map(weigh).map(complete))
  return { ...query, units, meant, corrected: corrections.length > 0 ? toCorrected(query, corrections) : undefined }
}

/**
 * The words without accents that titles have beside the same neighbours, mostly as another word than the needless one that they may be.
 * A name of several words has no needless one.
 */
async function findMeant({ units }: ParsedQuery, { readForms }: SearchFiles): Promise<ReadonlySet<number>> {
  const found = await Promise.all(
    units.map(async ({ alternatives: [own], isStopWord, stopForm }, index) => {
      const { terms = [] } = own ?? {}
      const [term, ...more] = terms
      if (!term || more.length > 0) return isStopWord ? [] : terms.map(({ word }) => word)
      if (stopForm === undefined) return []
      const before = units[index - 1]?.alternatives[0]?.terms.at(-1)
      const after = units[index + 1]?.alternatives[0]?.terms[0]
      const [left, right] = await Promise.all([
        before ? readForms(`${before.key} ${term.key}`) : [],
        after ? readForms(`${term.key} ${after.key}`) : [],
      ])
      const forms = [
        ...left.map(({ form, count }) => ({ form: form.split(' ')[1], count })),
        ...right.map(({ form, count }) => ({ form: form.split(' ')[0], count })),
      ]
      const others = sum(forms.filter(({ form }) => form !== stopForm))
      return others > sum(forms.filter(({ form }) => form === stopForm)) ? [term.word] : []
    }),
  )
  return new Set(found.flat())
}

const sum = (all: readonly { count: number }[]): number => all.reduce((total, { count }) => total + count, 0)

/** The word whose keys were typed, as most documents have it; undefined where the site has none with that tone. */
async function findKeyed(typed: string, { readForms }: SearchFiles): Promise<WordTerm | undefined> {
  const keyed = fromTelex(typed)
  if (!keyed) return undefined
  const hasTone = ({ form }: TermForm) => keyed.tone === undefined || form.normalize('NFD').includes(keyed.tone)
  const [most] = (await readForms(keyed.typed)).filter(hasTone).toSorted((a, b) => b.count - a.count)
  return most && { key: keyed.typed, form: most.form, typed: keyed.typed }
}

interface FoundWords {
  words: readonly ListedWord[]
  isTypo: boolean
}

async function findWords(typed: string, isLast: boolean, { readWords }: SearchFiles): Promise<FoundWords> {
  // Years and amounts are whole words.
  if (/^[\d.,]*$/.test(typed)) return { words: [], isTypo: false }
  const near = await readWords(typed)
  const begun = isLast && typed.length > 1 ? near.filter(({ word }) => word.startsWith(typed)) : []
  if (begun.length > 0) return { words: pickCommon(begun), isTypo: false }
  if (typed.length < leastLetters || /\d/.test(typed)) return { words: [], isTypo: false }
  const isNear = ({ word }: ListedWord) => isOneTypo(word, typed)
  const alike = near.filter(isNear)
  if (alike.length > 0) return { words: pickCommon(alike), isTypo: true }
  // Hardly anybody misses the first letter.
  const all = await Promise.all(wordLists.map((list) => readWords(list)))
  return { words: pickCommon(all.flat().filter(isNear)), isTypo: true }
}

function pickCommon(words: readonly ListedWord[]): ListedWord[] {
  return words.toSorted((a, b) => toCommonness(b) - toCommonness(a)).slice(0, mostGuesses)
}

/** Roughly: of words that are about as common, those that come first in the alphabet. */
function toCommonness({ count }: ListedWord): number {
  return Math.floor(Math.log2(count))
}

function uniteKeys(terms: readonly WordTerm[]): WordTerm[] {
  return [...new Map(terms.map((term) => [term.key, { ...term, form: term.key }])).values()]
}

/** A word with its accents, as most documents have it. */
async function toCommonForm({ key, typed }: WordTerm, { readForms }: SearchFiles): Promise<string> {
  const [most] = (await readForms(key)).toSorted((a, b) => b.count - a.count)
  return most && most.form !== key ? most.form : typed
}

function toCorrected({ text, words }: ParsedQuery, corrections: readonly { word: number; text: string }[]): string {
  return corrections
    .toSorted((a, b) => b.word - a.word)
    .reduce((whole, { word, text: correct }) => {
      const place = words[word]
      return place ? whole.slice(0, place.start) + correct + whole.slice(place.end) : whole
    }, text)
}
