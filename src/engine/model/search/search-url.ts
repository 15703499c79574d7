import * as v from 'valibot'
import { toHref } from '../urls/href.ts'
import { parseNumberParam } from '../urls/number-param.ts'
import { optionalParam, pageParam, yearParam } from '../urls/search.ts'
import { searchSections, type SearchQuery } from './search-query.ts'

// The address of a search: `/tim-kiem?q=lợi nhuận&muc=tin-tuc&nam=2026&trang=2`. Parsing never throws.

export const searchPagePath = toHref('/tim-kiem')

/** The search parameters as the router parses them, `q` as text. Invalid and repeated values count as absent. */
export const searchSchema = v.object({
  q: v.optional(v.fallback(v.string(), ''), ''),
  muc: optionalParam(v.picklist(searchSections)),
  nam: yearParam,
  trang: pageParam,
})

export type SearchParams = v.InferOutput<typeof searchSchema>

export function toSearchQuery({ q, muc, nam, trang }: SearchParams): SearchQuery {
  return { q, section: muc, year: nam, page: trang }
}

/** The query in a URL. Of several `q`, as in the router, the first counts. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const [muc, ...more] = params.getAll('muc')
  const found = {
    q: params.get('q') ?? '',
    muc: more.length === 0 ? muc : undefined,
    nam: parseNumberParam(params, 'nam'),
    trang: parseNumberParam(params, 'trang'),
  }
  return toSearchQuery(v.parse(searchSchema, found))
}

/** True if there is anything to search for: otherwise the page explains what can be found. */
export function isSearch({ q }: Pick<SearchQuery, 'q'>): boolean {
  return q.trim() !== ''
}

/** The URL of a query, as the router writes it. */
export function toQueryUrl({ q, section, year, page }: SearchQuery): string {
  const params = new URLSearchParams({ q })
  if (section) params.set('muc', section)
  if (year !== undefined) params.set('nam', String(year))
  if (page > 1) params.set('trang', String(page))
  return `${searchPagePath}?${params.toString()}`
}
