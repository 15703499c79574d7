import { groupBy } from '#lib/group-by.ts'
import { tokenize } from '#lib/search/tokenize.ts'
import { fillers, sectionWords, stopWords, synonyms } from '#search-words'
import { locales, type Locale } from '../locale/locale.ts'
import { createWordAnalyser, type AnalysedWord, type WordTerm } from './analyse-word.ts'

/** A term of a query. */
export interface QueryTerm extends WordTerm {
  /** The place of its word among the words of the query. */
  word: number
  /** True if its accents are meant: of a word without any, because others of the query have some. */
  isExact: boolean
}

/** Terms that a document must all contain. */
export interface Alternative {
  terms: readonly QueryTerm[]
  /** How much it counts, from 0 to 1. */
  factor: number
}

/** A part of a query that one of several alternatives answers. */
export interface QueryUnit {
  alternatives: readonly Alternative[]
  /** True if it is a number of a document, which withdrawn ones are found by too. */
  isNumber: boolean
  /** True if a document need not contain it. */
  isStopWord: boolean
  /** The needless word that it may be, of a word that was typed without accents: it may as well be another word. */
  stopForm: string | undefined
}

/** A query as it is searched for. */
export interface ParsedQuery {
  text: string
  words: readonly { start: number; end: number }[]
  units: readonly QueryUnit[]
  /** True if the last word may still be typed. */
  isOpen: boolean
}

const queryLimits = { letters: 300, words: 24 } as const

const otherFactor = 0.85

/** Makes the function that takes queries in one language apart. */
export function createQueryParser(locale: Locale): (text: string) => ParsedQuery {
  const analyse = createWordAnalyser(locale)
  const analyseAll = (text: string): AnalysedWord[] => Array.from(tokenize(text), (word) => analyse(word.text))
  const phrases = toPhrases(analyseAll, locale)
  const names = byFirstKey(phrases)
  const toStopPhrase = (name: string): Phrase => toPhrase(analyseAll(name).flatMap(toTerms))
  const stopPhrases = byFirstKey([
    ...(stopWords[locale] ?? []).map(toStopPhrase),
    ...Object.values(sectionWords).flatMap((words) => (words?.[locale] ?? []).map(toStopPhrase)),
    // Typed without its accents, one of these may be a word that matters.
    ...(fillers[locale] ?? []).map((name) => ({ ...toStopPhrase(name), isExact: !name.includes(' ') })),
  ])
  const needless = toFormsOfOneWord([...(stopWords[locale] ?? []), ...(fillers[locale] ?? [])].map(toStopPhrase))
  const longest = Math.max(...phrases.map(({ keys }) => keys.length))

  return (full) => {
    const text = full.normalize('NFKC').slice(0, queryLimits.letters)
    const words = Array.from(tokenize(text)).slice(0, queryLimits.words)
    const analysed = words.map((word) => analyse(word.text))
    const hasAccents = analysed.flatMap(toTerms).some(({ key, form }) => form !== key)
    const units: QueryUnit[] = []
    for (let index = 0; index < analysed.length;) {
      const next = analysed.slice(index, index + longest)
      const [stop, name] = [findPhrase(stopPhrases, next), findPhrase(names, next)]
      const stopWord = stop && name && name.keys.length > stop.keys.length ? undefined : stop
      const found = stopWord ?? name
      const count = found?.keys.length ?? 1
      const own = analysed.slice(index, index + count)
      const at = index
      const typed = own.flatMap((word, place) =>
        toTerms(word).map((term) => ({ ...term, word: at + place, isExact: hasAccents })),
      )
      const others = (found?.others ?? []).map((terms) => ({
        terms: terms.map((term) => ({ ...term, word: at, isExact: true })),
        factor: otherFactor,
      }))
      const parts = count === 1 ? toParts(own[0]).map((term) => ({ ...term, word: at, isExact: hasAccents })) : []
      units.push({
        alternatives: [
          { terms: typed, factor: 1 },
          ...(parts.length > 0 ? [{ terms: parts, factor: 0.7 }] : []),
          ...others,
        ].filter(({ terms }) => terms.length > 0),
        isStopWord: stopWord !== undefined,
        stopForm: count === 1 ? toStopForm(needless, typed) : undefined,
        isNumber: count === 1 && /\d.*\//.test(words[index]?.text ?? ''),
      })
      index += count
    }
    return {
      text,
      words: words.map(({ start, end }) => ({ start, end })),
      units: units.filter(({ alternatives }) => alternatives.length > 0),
      isOpen: words.at(-1)?.end === text.length,
    }
  }
}

/** A name, and the other names of the same. */
interface Phrase {
  keys: readonly string[]
  forms: readonly string[]
  others: readonly (readonly WordTerm[])[]
  /** True if its accents must be typed. */
  isExact?: boolean
}

function toPhrase(terms: readonly WordTerm[], others: readonly (readonly WordTerm[])[] = []): Phrase {
  return { keys: terms.map(({ key }) => key), forms: terms.map(({ form }) => form), others }
}

function toPhrases(analyseAll: (text: string) => AnalysedWord[], locale: Locale): Phrase[] {
  const toWords = (text: string) => analyseAll(text).flatMap(toTerms)
  return synonyms.flatMap(({ short, long }) => {
    const own = [...short, ...(long[locale] ?? [])]
    // Names in other languages lead to those of this one, but not back: hardly any page has them.
    const foreign = locales.flatMap((other) => (other === locale ? [] : (long[other] ?? [])))
    return [...own, ...foreign].map((name) => toPhrase(toWords(name), own.filter((one) => one !== name).map(toWords)))
  })
}

/** Phrases by their first word: of hundreds, a few begin as a query does. */
type PhraseTable = ReadonlyMap<string | undefined, readonly Phrase[]>

function byFirstKey(phrases: readonly Phrase[]): PhraseTable {
  return groupBy(phrases, ({ keys }) => keys[0])
}

function findPhrase(phrases: PhraseTable, words: readonly AnalysedWord[]): Phrase | undefined {
  const terms = words.map(toTerms)
  const beginning = phrases.get(terms[0]?.[0]?.key) ?? []
  const matching = beginning.filter(({ keys, forms, isExact = false }) =>
    keys.every((key, index) => {
      const [term, ...more] = terms[index] ?? []
      // A word with other accents is another word.
      return more.length === 0 && term?.key === key && ((term.form === key && !isExact) || term.form === forms[index])
    }),
  )
  return matching.reduce<Phrase | undefined>(
    (best, one) => (best && best.keys.length >= one.keys.length ? best : one),
    undefined,
  )
}

/** The forms of the phrases of one word, by their keys. */
function toFormsOfOneWord(all: readonly Phrase[]): ReadonlyMap<string, string> {
  return new Map(
    all.flatMap(({ keys: [key, ...more], forms: [form] }) =>
      key === undefined || form === undefined || more.length > 0 ? [] : [[key, form] as const],
    ),
  )
}

/** The needless word that a word without accents may be. */
function toStopForm(forms: ReadonlyMap<string, string>, [typed]: readonly QueryTerm[]): string | undefined {
  const form = typed && forms.get(typed.key)
  return form === typed?.form ? undefined : form
}

/** The terms of a word: the whole, or its parts. */
function toTerms({ whole, parts }: AnalysedWord): readonly WordTerm[] {
  return whole ? [whole] : parts
}

/** The parts of a word that is also known as a whole. */
function toParts(word: AnalysedWord | undefined): readonly WordTerm[] {
  return word?.whole ? word.parts : []
}
