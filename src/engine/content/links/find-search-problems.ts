import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { ShownPage } from '#engine/model/content/shown-page.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toPageCount } from '#engine/model/urls/pagination.ts'
import { filterKeys, listParams, type FilterKey } from '#engine/model/urls/search.ts'
import { findWanted } from '#lib/facets.ts'
import { say, type Message } from '#lib/say/message.ts'
import { toFilterValues } from '../lists/to-filter-values.ts'
import { toListFilters } from '../lists/to-list-filters.ts'
import { findFilterProblem, type FilteredList } from './find-filter-problem.ts'

/**
 * Errors in the search parameters of a link within the site. A page ignores invalid parameters and would show something else
 * than the link states. Parameters that no list has are not checked.
 */
export function* findSearchProblems(
  { pathname: path, searchParams }: URL,
  { site, content }: { site: ContentSite; content: Content },
  isComplete: (collection: CollectionName) => boolean,
): Generator<Message> {
  const given = [listParams.page, ...filterKeys].filter((key) => searchParams.has(key))
  if (given.length === 0) return
  const { selection }: ShownPage = site.specOf(path)
  if (!selection) {
    for (const key of given) {
      yield key === listParams.page
        ? say`${path} is not paginated; remove "${listParams.page}"`
        : say`${path} has no filters; remove "${key}"`
    }
    return
  }
  const repeated = given.filter((key) => searchParams.getAll(key).length > 1)
  for (const key of repeated) yield say`"${key}" is given more than once; keep one`
  const { collection } = selection
  const rows = selection.from(content.entries).map((entry) => toFilterValues(site, entry))
  const list: FilteredList = {
    site,
    path,
    collection,
    filters: toListFilters(site, collection, rows),
    rows,
    isComplete: isComplete(collection),
  }
  const wanted = new Map<FilterKey, string>()
  for (const key of filterKeys) {
    const value = searchParams.get(key)
    if (value !== null && !repeated.includes(key)) wanted.set(key, value)
  }
  const problems = [...wanted].flatMap(([key, value]) => findFilterProblem(list, key, value) ?? [])
  yield* problems
  const page = searchParams.get(listParams.page)
  if (page === null || repeated.includes(listParams.page)) return
  const isCountKnown = list.isComplete && problems.length === 0 && repeated.length === 0
  yield* findPageProblem(page, isCountKnown ? countPages(list, wanted) : undefined)
}

/** The number of pages of the filtered list. */
function countPages({ filters, rows }: FilteredList, wanted: ReadonlyMap<FilterKey, string>): number {
  const values = Object.fromEntries([...wanted].filter(([key]) => Object.hasOwn(filters.choices, key)))
  // The page swaps two days in the wrong order.
  const [from, to] = [wanted.get(listParams.from), wanted.get(listParams.to)]
  const days = from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
  return toPageCount(findWanted(rows, { values, ...(filters.days && days) }).length)
}

/** `pages` is undefined if the number of pages is unknown. */
function* findPageProblem(page: string, pages: number | undefined): Generator<Message> {
  const range = pages === undefined ? say`2 or more` : pages === 2 ? '2' : say`2 to ${String(pages)}`
  const isNumber = /^[1-9]\d*$/.test(page) && Number.isSafeInteger(Number(page))
  if (pages === 1) yield say`The list currently has one page; remove "${listParams.page}"`
  else if (page === '1')
    yield say`The address of the first page has no "${listParams.page}"; remove it, or use ${range}`
  else if (!isNumber) yield say`"${listParams.page}" must be ${range}, not "${page}"`
  else if (pages !== undefined && Number(page) > pages) {
    yield say`The list has no page ${page}; "${listParams.page}" can currently be ${range}`
  }
}
