import { isSearch, parseSearchQuery, searchPagePath } from '#engine/model/search/search-url.ts'
import { listParams, monthParam, typedParams } from '#engine/model/urls/search.ts'

const names = new Set<string>([...Object.values(listParams), monthParam, ...typedParams])

/**
 * True if a page may look different with its query: it searches, names a page of a list, a filter or a month, or has
 * something to compute.
 */
export function mayBeView({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  if (pathname === searchPagePath) return isSearch(parseSearchQuery(searchParams))
  return [...searchParams.keys()].some((name) => names.has(name))
}
