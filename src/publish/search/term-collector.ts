import { splitWords } from '#lib/search/split-words.ts'
import type { Locale } from '#model/locale/locale.ts'
import { createWordAnalyser, type AnalysedWord, type WordTerm } from '#model/search/analyse-word.ts'
import { toLevel } from '#model/search/posting-levels.ts'
import type { SearchDocument } from './search-document.ts'

/** The terms of some documents, whose numbers are their places. */
export interface CollectedTerms {
  /** `key`, or `key` and `form` with a tab between them; of pairs, both have two words. */
  terms: Map<string, number[][]>
  /** In how many documents each word is, as it is typed without accents. */
  words: Map<string, number>
}

/** A word of any text, with the numbers of its terms. */
interface KnownWord {
  /** All its terms. */
  ids: readonly number[]
  /** Of these, the one that pairs are made of; −1 in a word of several parts. */
  pairId: number
  /** The number of the word as it is typed; −1 where it is not listed. */
  typedId: number
}

interface KnownTerm extends Pick<WordTerm, 'key' | 'form'> {
  term: string
}

const places = { title: 1, head: 2 } as const

/** The longest word that is indexed: what is longer is an address or a hash. */
const longestWord = 40

/** Collects the terms of documents of one language. Words that were met before are not taken apart again. */
export function createTermCollector(locale: Locale): (documents: readonly (SearchDocument | null)[]) => CollectedTerms {
  const analyse = createWordAnalyser(locale)
  const words = new Map<string, KnownWord>()
  const idsByTerm = new Map<string, number>()
  const known: KnownTerm[] = []
  const pairs = new Map<number, number>()
  const typedIds = new Map<string, number>()
  const typedWords: string[] = []
  // By the number of a term, in the document that is read.
  let counts = new Uint16Array(1024)
  let flags = new Uint8Array(1024)
  let touched: number[] = []
  let typed = new Set<number>()

  const toId = ({ key, form }: Pick<WordTerm, 'key' | 'form'>): number => {
    const term = key === form ? key : `${key}\t${form}`
    const found = idsByTerm.get(term)
    if (found !== undefined) return found
    const id = known.push({ key, form, term }) - 1
    idsByTerm.set(term, id)
    if (id >= counts.length) {
      counts = enlarge(counts, new Uint16Array(counts.length * 2))
      flags = enlarge(flags, new Uint8Array(flags.length * 2))
    }
    return id
  }
  const toKnown = (word: string): KnownWord => {
    const found = words.get(word)
    if (found) return found
    const { whole, parts }: AnalysedWord = word.length > longestWord ? { whole: undefined, parts: [] } : analyse(word)
    const ids = [...new Set([...(whole ? [whole] : []), ...parts].map(toId))]
    const isSimple = whole !== undefined && parts.length === 0
    const typedId = isSimple && isListed(whole.typed) ? toTypedId(whole.typed) : -1
    const made = { ids, pairId: isSimple ? (ids[0] ?? -1) : -1, typedId }
    words.set(word, made)
    return made
  }
  const toTypedId = (word: string): number => {
    const found = typedIds.get(word)
    if (found !== undefined) return found
    const id = typedWords.push(word) - 1
    typedIds.set(word, id)
    return id
  }
  const toPairId = (first: number, second: number): number => {
    const pair = first * 2 ** 24 + second
    const found = pairs.get(pair)
    if (found !== undefined) return found
    const [a, b] = [known[first], known[second]]
    const id = a && b ? toId({ key: `${a.key} ${b.key}`, form: `${a.form} ${b.form}` }) : -1
    pairs.set(pair, id)
    return id
  }
  const touch = (id: number) => {
    if (counts[id] === 0 && flags[id] === 0) touched.push(id)
  }
  const countBody = (text: string) => {
    for (const { text: word } of splitWords(text)) {
      const { ids, typedId } = toKnown(word)
      typed.add(typedId)
      for (const id of ids) {
        touch(id)
        counts[id] = Math.min(60_000, (counts[id] ?? 0) + 1)
      }
    }
  }
  const markAll = (text: string, flag: number) => {
    let former = -1
    const mark = (id: number) => {
      touch(id)
      flags[id] = (flags[id] ?? 0) | flag
    }
    for (const { text: word } of splitWords(text)) {
      const { ids, pairId, typedId } = toKnown(word)
      typed.add(typedId)
      for (const id of ids) mark(id)
      if (former !== -1 && pairId !== -1) mark(toPairId(former, pairId))
      former = pairId
    }
  }
  const markPresent = (text: string) => {
    for (const { text: word } of splitWords(text)) {
      for (const id of toKnown(word).ids) {
        touch(id)
        flags[id] = (flags[id] ?? 0) | 128
      }
    }
  }

  return (documents) => {
    const terms = new Map<string, number[][]>()
    const words = new Map<string, number>()
    for (const [number, document] of documents.entries()) {
      if (!document) continue
      touched = []
      typed = new Set()
      markAll(document.title, places.title)
      for (const text of document.heads) markAll(text, places.head)
      for (const text of document.body) countBody(text)
      for (const text of document.documents) markPresent(text)
      for (const id of touched) {
        const term = known[id]
        const flag = flags[id] ?? 0
        const level = toLevel({
          isInTitle: (flag & places.title) !== 0,
          isInHead: (flag & places.head) !== 0,
          inBody: counts[id] ?? 0,
        })
        counts[id] = 0
        flags[id] = 0
        if (!term) continue
        const levels = terms.get(term.term) ?? []
        if (levels.length === 0) terms.set(term.term, levels)
        ;(levels[level] ??= []).push(number)
      }
      for (const id of typed) {
        const word = typedWords[id]
        if (word !== undefined) words.set(word, (words.get(word) ?? 0) + 1)
      }
    }
    return { terms, words }
  }
}

/** Words that are completed and corrected: no numbers, and no pairs. */
function isListed(word: string): boolean {
  return word.length > 2 && !/^[\d.,]*$/.test(word)
}

function enlarge<Numbers extends Uint8Array | Uint16Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}
