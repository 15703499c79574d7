import { writeWordList, type ListedWord } from '#engine/model/search/word-list.ts'
import { visitPostings, parseTermTable, toTermTable } from '#lib/search/term-table.ts'
import type { SearchSegment } from './search-segment.ts'

/** The table of a shard of terms of all segments. A document's number is its place in all segments. */
export function mergeTerms(segments: readonly SearchSegment[], shard: number): Uint8Array<ArrayBuffer> {
  const merged = new Map<string, number[][]>()
  let start = 0
  for (const { facts, toTerms } of segments) {
    const bytes = toTerms(shard)
    if (bytes.length > 0) {
      for (const [term, place] of parseTermTable(bytes)) {
        const known = merged.get(term)
        const levels = known ?? []
        if (!known) merged.set(term, levels)
        visitPostings(bytes, place, (number, level) => {
          ;(levels[level] ??= []).push(start + number)
        })
      }
    }
    start += facts.length
  }
  return toTermTable([...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A list of words of all segments. */
export function mergeWords(segments: readonly SearchSegment[], list: number): Uint8Array<ArrayBuffer> {
  const counts = new Map<string, number>()
  const decoder = new TextDecoder()
  for (const { toWords } of segments) {
    const bytes = toWords(list)
    if (bytes.length === 0) continue
    for (const line of decoder.decode(bytes).split('\n')) {
      const end = line.lastIndexOf(' ')
      const word = line.slice(0, end)
      counts.set(word, (counts.get(word) ?? 0) + Number(line.slice(end + 1)))
    }
  }
  const words = Array.from(counts, ([word, count]): ListedWord => ({ word, commonness: Math.floor(Math.log2(count)) }))
  return writeWordList(words.toSorted((a, b) => (a.word < b.word ? -1 : 1)))
}
