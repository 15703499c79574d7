import { writeWordList, type ListedWord } from '#engine/model/search/word-list.ts'
import { ascending } from '#lib/order.ts'
import { visitPostings, parseTermTable, toTermTable } from '#lib/search/term-table.ts'
import type { SearchGroup } from './search-group.ts'

/** The table of a shard of terms of all groups. A document's number is its place in all groups. */
export function mergeTerms(groups: readonly SearchGroup[], shard: number): Uint8Array<ArrayBuffer> {
  const merged = new Map<string, number[][]>()
  let start = 0
  for (const { facts, toTerms } of groups) {
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
  return toTermTable([...merged].toSorted(([a], [b]) => ascending(a, b)))
}

/** A list of words of all groups. */
export function mergeWords(groups: readonly SearchGroup[], list: number): Uint8Array<ArrayBuffer> {
  const counts = new Map<string, number>()
  for (const { toWords } of groups) {
    for (const { word, places } of readWords(toWords(list))) {
      counts.set(word, (counts.get(word) ?? 0) + places.length)
    }
  }
  return writeWordList(toListedWords(counts))
}

/** In the order of the alphabet. */
export function toListedWords(counts: ReadonlyMap<string, number>): ListedWord[] {
  return Array.from(counts, ([word, count]) => ({ word, count })).toSorted((a, b) => ascending(a.word, b.word))
}

const decoder = new TextDecoder()

/** A list of words of a group. */
export function readWords(bytes: Uint8Array): { word: string; places: readonly number[] }[] {
  if (bytes.length === 0) return []
  return decoder
    .decode(bytes)
    .split('\n')
    .map((line) => {
      const [word = '', ...places] = line.split(' ')
      return { word, places: places.map(Number) }
    })
}
