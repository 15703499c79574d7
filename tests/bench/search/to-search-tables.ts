import type { QueryCost } from '../../search/measure-costs.ts'
import { toShare, type Recall, type RecallReport } from '../../search/measure-recall.ts'
import { toTable } from '../to-table.ts'

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

const toPercent = (count: number, recall: Recall) => `${(toShare(count, recall) * 100).toFixed(1)} %`

const figures: readonly { name: string; of: (cost: QueryCost) => number; digits: number }[] = [
  { name: 'KB of the first query (Brotli)', of: ({ bytes }) => bytes / 1000, digits: 1 },
  { name: 'files of the first query', of: ({ files }) => files, digits: 0 },
  { name: 'ms of the first query, reading included', of: ({ firstMs }) => firstMs, digits: 1 },
  { name: 'ms of the same query again', of: ({ againMs }) => againMs, digits: 1 },
]

/** Medians, 95th percentiles and maxima, as a table in Markdown. */
export function toCostTable(costs: readonly QueryCost[]): string {
  const rows = figures.map(({ name, of, digits }) => {
    const values = costs.map(of)
    return [name, ...[0.5, 0.95, 1].map((share) => toPercentile(values, share).toFixed(digits))]
  })
  return toTable(['', 'median', '95th percentile', 'highest'], rows)
}

/** The least value that this share of all values does not exceed. */
export function toPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
