import type { Locale } from '#engine/model/locale/locale.ts'
import { toLevel } from '#engine/model/search/posting-levels.ts'
import { scanWords } from '#lib/search/tokenize.ts'
import type { SearchDocument } from './search-document.ts'
import { createTermDictionary } from './term-dictionary.ts'

/** The terms of some documents, whose numbers are their places. */
export interface CollectedTerms {
  /** By term, the numbers of its documents by level. See `TermDictionary` for what a term is. */
  terms: Map<string, number[][]>
  /** By word, as it is typed without accents, the numbers of its documents. */
  words: Map<string, number[]>
}

/** Where a term is in a document, as bits. */
const inTitle = 1
const inHead = 2
const inDocuments = 4

const mostCounted = 60_000

/**
 * Collects the terms of documents of one language. Millions of words pass through it in a build: what is known of a word is
 * looked up, and counted in arrays by number.
 */
export function createTermCollector(locale: Locale): (documents: readonly (SearchDocument | null)[]) => CollectedTerms {
  const { toWord, toPair, toTerm, toTyped, count } = createTermDictionary(locale)
  // By the number of a term, in the document that is read.
  let counts = new Uint16Array(1024)
  let places = new Uint8Array(1024)
  let touched: number[] = []
  /** By the number of a word as it is typed, the number of the latest document that has it. */
  const latest: number[] = []
  let typed: number[] = []
  let reading = 0

  const reserve = () => {
    if (count() < counts.length) return
    const size = count() * 2
    counts = enlarge(counts, new Uint16Array(size))
    places = enlarge(places, new Uint8Array(size))
  }
  const noteTyped = (typedId: number) => {
    if (typedId === -1 || latest[typedId] === reading) return
    latest[typedId] = reading
    typed.push(typedId)
  }
  const mark = (id: number, place: number) => {
    if (id >= counts.length) reserve()
    const former = places[id] ?? 0
    if (former === 0 && counts[id] === 0) touched.push(id)
    places[id] = former | place
  }
  const countWord = (word: string) => {
    const { ids, typedId } = toWord(word)
    noteTyped(typedId)
    for (const id of ids) {
      if (id >= counts.length) reserve()
      const former = counts[id] ?? 0
      if (former === 0 && places[id] === 0) touched.push(id)
      if (former < mostCounted) counts[id] = former + 1
    }
  }
  /** Pairs only of what is short: those of texts would be most of the index. */
  const markWords = (text: string, place: number) => {
    let before = -1
    scanWords(text, (word) => {
      const { ids, pairId, typedId } = toWord(word)
      noteTyped(typedId)
      for (const id of ids) mark(id, place)
      if (before !== -1 && pairId !== -1) mark(toPair(before, pairId), place)
      before = pairId
    })
  }
  const readDocument = ({ title, summary, heads, body, documents }: SearchDocument) => {
    markWords(title, inTitle)
    for (const text of [summary, ...heads]) markWords(text, inHead)
    for (const text of body) scanWords(text, countWord)
    for (const text of documents) {
      scanWords(text, (word) => {
        for (const id of toWord(word).ids) mark(id, inDocuments)
      })
    }
  }

  return (documents) => {
    const terms = new Map<string, number[][]>()
    const words = new Map<string, number[]>()
    for (const [number, document] of documents.entries()) {
      if (!document) continue
      reading++
      touched = []
      typed = []
      readDocument(document)
      for (const id of touched) {
        const place = places[id] ?? 0
        const level = toLevel((place & inTitle) !== 0, (place & inHead) !== 0, counts[id] ?? 0)
        counts[id] = 0
        places[id] = 0
        const term = toTerm(id)
        const known = terms.get(term)
        const levels = known ?? []
        if (!known) terms.set(term, levels)
        ;(levels[level] ??= []).push(number)
      }
      for (const typedId of typed) {
        const word = toTyped(typedId)
        const numbers = words.get(word)
        if (numbers) numbers.push(number)
        else words.set(word, [number])
      }
    }
    return { terms, words }
  }
}

function enlarge<Numbers extends Uint8Array | Uint16Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}
