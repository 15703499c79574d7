import type { Locale } from '#model/locale/locale.ts'
import type { SiteSearch } from '#model/search/search-answer.ts'
import { toTable } from '../bench/to-table.ts'
import type { SearchCase } from './queries/search-case.ts'

/** Opens a search that has read nothing yet. `countFile` is told the bytes of each file it reads, as they are transferred. */
export type OpenSearch = (locale: Locale, countFile: (bytes: number) => void) => SiteSearch

/** What the first query of a visit costs, and the same query once more, with its files at hand. */
export interface QueryCost {
  bytes: number
  files: number
  firstMs: number
  againMs: number
}

export async function measureCosts(cases: readonly SearchCase[], open: OpenSearch): Promise<QueryCost[]> {
  const costs: QueryCost[] = []
  for (const { query, locale } of cases) {
    const cost = { bytes: 0, files: 0, firstMs: 0, againMs: 0 }
    const search = open(locale, (bytes) => {
      cost.bytes += bytes
      cost.files++
    })
    const ask = async () => {
      const start = performance.now()
      await search.find({ q: query, trang: 1 })
      return performance.now() - start
    }
    cost.firstMs = await ask()
    const { bytes, files } = cost
    costs.push({ bytes, files, firstMs: cost.firstMs, againMs: await ask() })
  }
  return costs
}

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
