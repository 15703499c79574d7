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
}

interface KnownTerm extends WordTerm {
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
  // By the number of a term, in the document that is read.
  let counts = new Uint16Array(1024)
  let flags = new Uint8Array(1024)
  let touched: number[] = []

  const toId = ({ key, form, typed }: WordTerm): number => {
    const term = key === form ? key : `${key}\t${form}`
    const found = idsByTerm.get(term)
    if (found !== undefined) return found
    const id = known.push({ key, form, typed, term }) - 1
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
    const made = { ids, pairId: whole && parts.length === 0 ? (ids[0] ?? -1) : -1 }
    words.set(word, made)
    return made
  }
  const toPairId = (first: number, second: number): number => {
    const pair = first * 2 ** 24 + second
    const found = pairs.get(pair)
    if (found !== undefined) return found
    const [a, b] = [known[first], known[second]]
    const id = a && b ? toId({ key: `${a.key} ${b.key}`, form: `${a.form} ${b.form}`, typed: '' }) : -1
    pairs.set(pair, id)
    return id
  }
  const touch = (id: number) => {
    if (counts[id] === 0 && flags[id] === 0) touched.push(id)
  }
  const countBody = (text: string) => {
    for (const { text: word } of splitWords(text)) {
      for (const id of toKnown(word).ids) {
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
      const { ids, pairId } = toKnown(word)
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
    const typedWords = new Map<string, number>()
    for (const [number, document] of documents.entries()) {
      if (!document) continue
      touched = []
      markAll(document.title, places.title)
      for (const text of document.heads) markAll(text, places.head)
      for (const text of document.body) countBody(text)
      for (const text of document.documents) markPresent(text)
      const typed = new Set<string>()
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
        if (isListed(term.typed)) typed.add(term.typed)
      }
      for (const word of typed) typedWords.set(word, (typedWords.get(word) ?? 0) + 1)
    }
    return { terms, words: typedWords }
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
