import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { FilterOption, ListFilters } from '#engine/model/lists/list-filters.ts'
import { choiceKeys, filterKeys, listParams, type ChoiceKey, type FilterKey } from '#engine/model/urls/search.ts'
import { countValues, findWanted, type Wanted } from '#lib/facets.ts'
import type { ListIndex, ListItem } from './payload.ts'

/** The part of a list's payload that filtering needs. */
export interface FilterablePage {
  address: { page: number }
  items: readonly ListItem[]
  pages: number
  total: number
  filters: ListFilters
  /** All entries; null if loading has failed, undefined if they have not been requested. */
  index?: ListIndex | null | undefined
}

/** New values of filters; undefined removes a filter. */
export type FilterChange = Partial<Record<FilterKey, string | undefined>>

export const noFilters: FilterChange = Object.fromEntries(filterKeys.map((key) => [key, undefined]))

export interface FilteredList {
  items: readonly ListItem[]
  /** The number of the current page, and of all pages. */
  page: number
  pages: number
  total: number
  /** The filters that are set; none until hydration, as on the prerendered page. */
  wanted: Wanted<ChoiceKey>
  /** `found`: `items` are filtered. Otherwise they are unfiltered: without filters, or because the index is loading or failed. */
  state: 'all' | 'found' | 'loading' | 'failed'
  /** The filters with their options, counted among the entries that match the other filters. */
  choices: readonly (readonly [ChoiceKey, FilterOption[]])[]
  /** The search parameters of a link to a page. */
  toSearch: (page: number) => Record<string, unknown>
  /** Changes filters and goes to the first page, with a new history entry. */
  change: (change: FilterChange) => Promise<void>
}

/** A list, filtered by the search parameters. During hydration it is unfiltered, as it was prerendered. */
export function useFilteredList({ address, items, pages, total, filters, index }: FilterablePage): FilteredList {
  const router = useRouter()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const search = useSearch({ strict: false })
  const wanted = useMemo(() => (isHydrated ? toWanted(search, filters) : nothing), [isHydrated, search, filters])
  const isFiltered = Object.values({ ...wanted, ...wanted.values }).some((value) => typeof value === 'string')
  const isLoading = isFiltered && index === undefined
  useEffect(() => {
    // A document that is loaded with filters in its URL contains no index: the loader must run again.
    if (isLoading) void router.invalidate()
  }, [isLoading, router])

  const rows = isHydrated ? index?.rows : undefined
  const found = useMemo(() => rows && findWanted(rows, wanted), [rows, wanted])
  const choices = useMemo(() => toChoices(filters, rows, wanted), [filters, rows, wanted])
  const size = index?.pageSize ?? items.length
  const foundPages = Math.max(1, Math.ceil((found?.length ?? 0) / size))
  const page = Math.min(search[listParams.page] ?? 1, foundPages)

  const change = (changed: FilterChange) =>
    navigate({ to: '.', search: (known: object) => ({ ...known, ...toParameters(changed), [listParams.page]: 1 }) })
  const common = {
    wanted,
    choices,
    change,
    toSearch: (number: number) => ({ ...(isFiltered && search), [listParams.page]: number }),
  }
  if (!found) {
    const state = isLoading ? 'loading' : isFiltered ? 'failed' : 'all'
    return { ...common, items, page: address.page, pages, total, state }
  }
  return {
    ...common,
    items: found.slice((page - 1) * size, page * size).map(({ item }) => item),
    page,
    pages: foundPages,
    total: found.length,
    state: isFiltered ? 'found' : 'all',
  }
}

const nothing: Wanted<ChoiceKey> = { values: {} }

/** The filters in the search parameters that the list offers. Two days in the wrong order are swapped. */
function toWanted(search: Readonly<Record<string, unknown>>, { choices, days }: ListFilters): Wanted<ChoiceKey> {
  const offered = choiceKeys.filter((key) => choices[key])
  const values = Object.fromEntries(offered.map((key) => [key, toText(search[key])]))
  if (!days) return { values }
  const [from, to] = [toText(search[listParams.from]), toText(search[listParams.to])]
  return from !== undefined && to !== undefined && from > to ? { values, from: to, to: from } : { values, from, to }
}

function toText(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

/** The router keeps years as numbers. */
function toParameters(change: FilterChange): Record<string, unknown> {
  const year = change[listParams.year]
  return year === undefined ? change : { ...change, [listParams.year]: Number(year) }
}

function toChoices(
  { choices }: ListFilters,
  rows: ListIndex['rows'] | undefined,
  wanted: Wanted<ChoiceKey>,
): (readonly [ChoiceKey, FilterOption[]])[] {
  return choiceKeys.flatMap((key) => {
    const options = choices[key]
    if (!options) return []
    const { [key]: chosen, ...values } = wanted.values
    const counts = rows && countValues(findWanted(rows, { ...wanted, values }), key)
    const counted = options.map(({ value, count }) => ({ value, count: counts ? (counts.get(value) ?? 0) : count }))
    // A link may contain a value that no entry has.
    const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
    return [[key, isKnown ? counted : [...counted, { value: chosen, count: 0 }]] as const]
  })
}
