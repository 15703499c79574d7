import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { countValues, findWanted, type Wanted } from '#lib/facets.ts'
import type { FilterOption, ListFilters, ListIndex, ListItem } from './payload.ts'
import { choiceKeys, type ChoiceKey } from '#model/urls/search.ts'

/** The part of a list's payload that filtering needs. */
export interface FilterablePage {
  address: { page: number }
  items: readonly ListItem[]
  pages: number
  total: number
  filters: ListFilters
  /** All entries; null where they could not be had, undefined where nobody has asked for them. */
  index?: ListIndex | null | undefined
}

/** Search parameters of filters; undefined takes one away. */
export type FilterChange = Partial<Record<ChoiceKey | 'tu' | 'den', string | undefined>>

export interface FilteredList {
  items: readonly ListItem[]
  /** Which page of them is shown, of how many. */
  page: number
  pages: number
  total: number
  /** What is wanted of them, by the filters that this list has; nothing as long as the page is as it was prerendered. */
  wanted: Wanted<ChoiceKey>
  /** Whether `items` are all, or what was found; or all, since what is wanted is still to come, or did not come. */
  state: 'all' | 'found' | 'coming' | 'failed'
  /** The filters with their options, counted among the entries that the other filters leave. */
  choices: readonly (readonly [ChoiceKey, FilterOption[]])[]
  /** Parameters of a link to a page of them. */
  toSearch: (page: number) => Record<string, unknown>
  /** Filters otherwise, from the first page on: a step of its own in the history. */
  change: (change: FilterChange) => Promise<void>
}

/** A list as its address filters it. First it is as it was prerendered: whole. */
export function useFilteredList({ address, items, pages, total, filters, index }: FilterablePage): FilteredList {
  const router = useRouter()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const search = useSearch({ strict: false })
  const wanted = useMemo(() => (isHydrated ? toWanted(search, filters) : nothing), [isHydrated, search, filters])
  const isNarrowed = Object.values({ ...wanted, ...wanted.values }).some((value) => typeof value === 'string')
  const isComing = isNarrowed && index === undefined
  useEffect(() => {
    // The page came with its document, filters in its address: only now is what they need asked for.
    if (isComing) void router.invalidate()
  }, [isComing, router])

  const rows = isHydrated ? index?.rows : undefined
  const found = useMemo(() => rows && findWanted(rows, wanted), [rows, wanted])
  const choices = useMemo(() => toChoices(filters, rows, wanted), [filters, rows, wanted])
  const size = index?.pageSize ?? items.length
  const foundPages = Math.max(1, Math.ceil((found?.length ?? 0) / size))
  const page = Math.min(search.trang ?? 1, foundPages)

  const change = (changed: FilterChange) =>
    navigate({ to: '.', search: (known: object) => ({ ...known, ...toParameters(changed), trang: 1 }) })
  const common = {
    wanted,
    choices,
    change,
    toSearch: (number: number) => ({ ...(isNarrowed && search), trang: number }),
  }
  if (!found) {
    const state = isComing ? 'coming' : isNarrowed ? 'failed' : 'all'
    return { ...common, items, page: address.page, pages, total, state }
  }
  return {
    ...common,
    items: found.slice((page - 1) * size, page * size).map(({ item }) => item),
    page,
    pages: foundPages,
    total: found.length,
    state: isNarrowed ? 'found' : 'all',
  }
}

const nothing: Wanted<ChoiceKey> = { values: {} }

/** What an address asks for, as far as the list can be filtered by it. Two days in the wrong order are put in order. */
function toWanted(search: Readonly<Record<string, unknown>>, { choices, days }: ListFilters): Wanted<ChoiceKey> {
  const offered = choiceKeys.filter((key) => choices[key])
  const values = Object.fromEntries(offered.map((key) => [key, toText(search[key])]))
  if (!days) return { values }
  const [from, to] = [toText(search['tu']), toText(search['den'])]
  return from !== undefined && to !== undefined && from > to ? { values, from: to, to: from } : { values, from, to }
}

function toText(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

/** Years are numbers in addresses. */
function toParameters(change: FilterChange): Record<string, unknown> {
  return change.nam === undefined ? change : { ...change, nam: Number(change.nam) }
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
    // A link may ask for what is not there.
    const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
    return [[key, isKnown ? counted : [...counted, { value: chosen, count: 0 }]] as const]
  })
}
