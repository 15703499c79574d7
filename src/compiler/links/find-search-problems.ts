import { findWanted } from '#lib/facets.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import type { Content } from '#features/content.ts'
import { toPageCount } from '#model/urls/pagination.ts'
import { filterKeys, type FilterKey } from '#model/urls/search.ts'
import { toFilterValues } from '#features/lists/build/to-filter-values.ts'
import { toListFilters } from '#features/lists/build/to-list-filters.ts'
import { findFilterProblem, type FilteredList } from './find-filter-problem.ts'
import { specOf } from '#site/site-map.ts'

/**
 * What is wrong with the search parameters of a link to a page of the site. The page passes over what it does not know,
 * and shows something else than the link says. Parameters that no list has are left alone.
 */
export function* findSearchProblems(
  { pathname: path, searchParams }: URL,
  content: Content,
  isWhole: (collection: CollectionName) => boolean,
): Generator<string> {
  const asked = (['trang', ...filterKeys] as const).filter((key) => searchParams.has(key))
  if (asked.length === 0) return
  const spec = specOf(path)
  if (spec.kind !== 'list') {
    for (const key of asked) {
      yield key === 'trang' ? `${path} has no pages; remove "trang"` : `${path} is no list to filter; remove "${key}"`
    }
    return
  }
  const twice = asked.filter((key) => searchParams.getAll(key).length > 1)
  for (const key of twice) yield `"${key}" stands in this address twice; keep one`
  const { collection } = spec.selection
  const entries = spec.selection.from(content.entries)
  const list: FilteredList = {
    path,
    collection,
    filters: toListFilters(collection, entries),
    rows: entries.map((entry) => toFilterValues(entry)),
    isWhole: isWhole(collection),
  }
  const wanted = new Map<FilterKey, string>()
  for (const key of filterKeys) {
    const value = searchParams.get(key)
    if (value !== null && !twice.includes(key)) wanted.set(key, value)
  }
  const problems = [...wanted].flatMap(([key, value]) => findFilterProblem(list, key, value) ?? [])
  yield* problems
  const page = searchParams.get('trang')
  if (page === null || twice.includes('trang')) return
  const isCountKnown = list.isWhole && problems.length === 0 && twice.length === 0
  yield* findPageProblem(page, isCountKnown ? countPages(list, wanted) : undefined)
}

/** The pages of what is left of a list. */
function countPages({ filters, rows }: FilteredList, wanted: ReadonlyMap<FilterKey, string>): number {
  const values = Object.fromEntries([...wanted].filter(([key]) => Object.hasOwn(filters.choices, key)))
  // The page puts two days in order itself.
  const [from, to] = [wanted.get('tu'), wanted.get('den')]
  const days = from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
  return toPageCount(findWanted(rows, { values, ...(filters.days && days) }).length)
}

/** `pages` is undefined where it is not known how many there are. */
function* findPageProblem(page: string, pages: number | undefined): Generator<string> {
  const range = pages === undefined ? '2 or more' : pages === 2 ? '2' : `2 to ${pages}`
  const isNumber = /^[1-9]\d*$/.test(page) && Number.isSafeInteger(Number(page))
  if (pages === 1) yield 'The list has one page at this moment; remove "trang"'
  else if (page === '1') yield `The first page is written without "trang"; for the others it is ${range}`
  else if (!isNumber) yield `"trang" must be ${range}, not "${page}"`
  else if (pages !== undefined && Number(page) > pages) {
    yield `The list has no page ${page}: at this moment "trang" may be ${range}`
  }
}
