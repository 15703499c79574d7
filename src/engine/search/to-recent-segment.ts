import { writePageRows } from '#engine/model/search/page-rows.ts'
import { wordLists } from '#engine/model/search/search-files.ts'
import type { RecentSegment } from '#engine/model/search/search-index.ts'
import { writeWordList } from '#engine/model/search/word-list.ts'
import { ascending } from '#lib/order.ts'
import { parseTermTable, toTermTable, visitPostings } from '#lib/search/term-table.ts'
import type { GroupChange } from './group-change.ts'
import { readWords, toListedWords } from './merge-groups.ts'
import type { SearchGroup } from './search-group.ts'
import { compareNames } from './search-layout.ts'

/** A group of the main segment that has changed, and how many documents that segment has before it. */
export interface PlacedChange {
  start: number
  change: GroupChange
}

/** The segment of all that was added since the main segment was made. */
export function toRecentSegment(changes: readonly PlacedChange[]): RecentSegment {
  const terms = new Map<string, number[][]>()
  const counts = new Map<string, number>()
  const count = (group: SearchGroup, places: readonly number[], difference: 1 | -1) => {
    const counted = new Set(places)
    for (const list of wordLists.keys()) {
      for (const { word, places: own } of readWords(group.toWords(list))) {
        const found = own.filter((place) => counted.has(place)).length
        if (found > 0) counts.set(word, (counts.get(word) ?? 0) + difference * found)
      }
    }
  }
  let start = 0
  for (const { main, present, added, removed } of changes.map(({ change }) => change)) {
    addTerms(terms, present, new Map(added.map((place, index) => [place, start + index])))
    count(present, added, 1)
    count(main, removed, -1)
    start += added.length
  }
  const own = changes.flatMap(({ start: before, change: { main, present, added } }) =>
    added.map((place) => ({
      facts: present.facts[place],
      row: present.rows[place] ?? null,
      place: before + countBefore(main.names, present.names[place] ?? ''),
    })),
  )
  return {
    documents: own.flatMap(({ facts }) => facts ?? []),
    places: own.map(({ place }) => place),
    terms: toTermTable([...terms].toSorted(([a], [b]) => ascending(a, b))),
    words: writeWordList(toListedWords(counts).filter((word) => word.count !== 0)),
    rows: writePageRows(own.map(({ row }) => row)),
  }
}

/** @param numbers of some documents of the group, by their places */
function addTerms(terms: Map<string, number[][]>, group: SearchGroup, numbers: ReadonlyMap<number, number>): void {
  for (let shard = 0; shard < group.shards; shard++) {
    const bytes = group.toTerms(shard)
    if (bytes.length === 0) continue
    for (const [term, at] of parseTermTable(bytes)) {
      visitPostings(bytes, at, (place, level) => {
        const number = numbers.get(place)
        if (number === undefined) return
        const levels = terms.get(term) ?? []
        terms.set(term, levels)
        ;(levels[level] ??= []).push(number)
      })
    }
  }
}

function countBefore(names: readonly string[], name: string): number {
  const found = names.findIndex((other) => compareNames(other, name) >= 0)
  return found === -1 ? names.length : found
}
