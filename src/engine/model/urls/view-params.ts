import { listParams, monthParam } from '#brand'

const names = new Set<string>([...Object.values(listParams), monthParam])

/** True if a page may look different with this query: it names a page of a list, a filter or a month. */
export function mayBeView(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => names.has(name))
}
