import * as v from 'valibot'
import { listParams, searchPath, sectionParam } from '#brand'
import { parseNumberParam } from '../urls/number-param.ts'
import { optionalParam, pageParam, yearParam } from '../urls/search.ts'
import { searchSections, type SearchQuery } from './search-query.ts'

// The address of a search: `/search?q=net profit&section=news&year=2026&page=2`. Parsing never throws.

export const searchPagePath = searchPath

/** The most letters of a query: more than any title has. What follows is not searched for. */
export const maxQueryLength = 200

/** Without half a letter at the end, which no address can have. */
const cut = (q: string) =>
  q
    .normalize('NFC')
    .slice(0, maxQueryLength)
    .replace(/[\uD800-\uDBFF]$/, '')

/** The search parameters as the router parses them, `q` as text. Invalid and repeated values count as absent. */
export const searchSchema = v.object({
  q: v.optional(v.fallback(v.pipe(v.string(), v.transform(cut)), ''), ''),
  [sectionParam]: optionalParam(v.picklist(searchSections)),
  [listParams.year]: yearParam,
  [listParams.page]: pageParam,
})

export type SearchParams = v.InferOutput<typeof searchSchema>

export function toSearchQuery(params: SearchParams): SearchQuery {
  return { q: params.q, section: params[sectionParam], year: params[listParams.year], page: params[listParams.page] }
}

/** The query in a URL. Of several `q`, as in the router, the first counts. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const [section, ...more] = params.getAll(sectionParam)
  const found = {
    q: params.get('q') ?? '',
    [sectionParam]: more.length === 0 ? section : undefined,
    [listParams.year]: parseNumberParam(params, listParams.year),
    [listParams.page]: parseNumberParam(params, listParams.page),
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
  if (section) params.set(sectionParam, section)
  if (year !== undefined) params.set(listParams.year, String(year))
  if (page > 1) params.set(listParams.page, String(page))
  return `${searchPagePath}?${params.toString()}`
}
