import { toTable } from '../bench/to-table.ts'
import type { Miss, Recall, RecallReport } from './measure-recall.ts'

/** Recall by kind of query, as a table in Markdown: `40 of 42 (95 %)`. */
export function toRecallTable({ all, byKind }: RecallReport): string {
  const rows = [...byKind.map(({ kind, ...recall }) => ({ name: kind, recall })), { name: 'all', recall: all }]
  return toTable(
    ['kind of query', 'queries', 'first', 'among the first five'],
    rows.map(({ name, recall }) => [
      name,
      String(recall.queries),
      toPercent(recall.first, recall),
      toPercent(recall.firstFive, recall),
    ]),
  )
}

/** A line for each query whose page does not come first: what came instead. */
export function describeMisses(misses: readonly Miss[]): string {
  return misses
    .map(({ query, locale, kind, place, expect, found }) => {
      const outcome = place === undefined ? 'not among the first five' : `place ${place}`
      return `${kind}, ${locale}: “${query}”: ${outcome}\n  wanted ${expect.join(', ')}\n  found  ${found.join(', ') || 'nothing'}`
    })
    .join('\n')
}

export function toShare(count: number, { queries }: Recall): number {
  return queries === 0 ? 1 : count / queries
}

const toPercent = (count: number, recall: Recall) => `${(toShare(count, recall) * 100).toFixed(1)} %`
