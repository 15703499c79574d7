import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { filterKeys, listParams, type ChoiceKey, type FilterKey } from '#engine/model/urls/search.ts'
import type { Wanted } from '#lib/facets.ts'
import { findInList, isNarrowed, toChoices, toWanted } from './find-in-list.ts'
import type { FoundList, ListIndex, ListPayload } from './payload.ts'

/** The part of a list's payload that filtering needs. */
export interface FilterablePage extends Pick<ListPayload, 'items' | 'pages' | 'total' | 'filters' | 'found'> {
  address: { page: number }
  /** All entries; null if loading has failed, undefined if they have not been requested. */
  index?: ListIndex | null | undefined
}

/** New values of filters; undefined removes a filter. */
export type FilterChange = Partial<Record<FilterKey, string | undefined>>

export const noFilters: FilterChange = Object.fromEntries(filterKeys.map((key) => [key, undefined]))

/** A list as it is shown. Until hydration no filter is wanted on a prerendered page. */
export interface FilteredList extends FoundList {
  /** `found`: `items` are filtered. Otherwise they are unfiltered: without filters, or because the index is loading or failed. */
  state: 'all' | 'found' | 'loading' | 'failed'
  /** The search parameters of a link to a page. */
  toSearch: (page: number) => Record<string, unknown>
  /** Changes filters and goes to the first page, with a new history entry. */
  change: (change: FilterChange) => Promise<void>
}

/** A list, filtered by the search parameters. During hydration it is as it was made: for this query, or unfiltered. */
export function useFilteredList({ address, items, pages, total, filters, found, index }: FilterablePage): FilteredList {
  const router = useRouter()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const search = useSearch({ strict: false })
  const isKnown = isHydrated || found !== undefined
  const wanted = useMemo(() => (isKnown ? toWanted(search, filters) : nothing), [isKnown, search, filters])
  const isFiltered = isNarrowed(wanted)
  const wantedPage = search[listParams.page] ?? 1
  const shown = useMemo(() => {
    if (isHydrated && index) return findInList(index, filters, { wanted, page: wantedPage })
    return found && isFoundOf(found, wanted, wantedPage) ? found : undefined
  }, [isHydrated, index, filters, wanted, wantedPage, found])
  const isLoading = isFiltered && index === undefined && !shown
  useEffect(() => {
    // A document that was not made for the filters in its URL contains no index: the loader must run again.
    if (isLoading) void router.invalidate()
  }, [isLoading, router])

  const change = (changed: FilterChange) =>
    navigate({ to: '.', search: (known: object) => ({ ...known, ...toParameters(changed), [listParams.page]: 1 }) })
  const toSearch = (number: number) => ({ ...(isFiltered && search), [listParams.page]: number })
  if (shown && (isFiltered || index)) return { ...shown, change, toSearch, state: isFiltered ? 'found' : 'all' }
  const state = isLoading ? 'loading' : isFiltered ? 'failed' : 'all'
  const choices = toChoices(filters, wanted)
  // What the document was made for stays until its other filters have been applied.
  if (isLoading && found) return { ...found, wanted, choices, change, toSearch, state }
  return { wanted, choices, change, toSearch, items, page: address.page, pages, total, state }
}

const nothing: Wanted<ChoiceKey> = { values: {} }

/** True if that is what was found for filters. Both are made by the same function. */
function isFoundOf(found: FoundList, wanted: Wanted<ChoiceKey>, page: number): boolean {
  return Math.min(page, found.pages) === found.page && JSON.stringify(found.wanted) === JSON.stringify(wanted)
}

/** The router keeps years as numbers. */
function toParameters(change: FilterChange): Record<string, unknown> {
  const year = change[listParams.year]
  return year === undefined ? change : { ...change, [listParams.year]: Number(year) }
}
