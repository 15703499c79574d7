import type { Locale } from '#engine/model/locale/locale.ts'
import type { SiteSearch } from '#engine/model/search/search-answer.ts'
import type { SearchCase } from './queries/search-case.ts'

/** Opens a search that has read nothing yet. `countFile` is told the bytes of each file it reads, as they are transferred. */
export type OpenSearch = (locale: Locale, countFile: (bytes: number) => void) => SiteSearch

/** The cost of the first query of a visit, and the same query once more, with its files at hand. */
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
      await search.find({ q: query, page: 1 })
      return performance.now() - start
    }
    cost.firstMs = await ask()
    const { bytes, files } = cost
    costs.push({ bytes, files, firstMs: cost.firstMs, againMs: await ask() })
  }
  return costs
}
