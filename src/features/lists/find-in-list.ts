import type { FilterOption, ListFilters } from '#engine/model/lists/list-filters.ts'
import { choiceKeys, listParams, type ChoiceKey, type ListSearch } from '#engine/model/urls/search.ts'
import { countValues, findWanted, type Wanted } from '#lib/facets.ts'
import type { FoundList, ListIndex } from './payload.ts'

/** The filters in the search parameters that the list offers. Two days in the wrong order are swapped. */
export function toWanted(search: Partial<ListSearch>, { choices, days }: ListFilters): Wanted<ChoiceKey> {
  const offered = choiceKeys.filter((key) => choices[key])
  const values = Object.fromEntries(offered.map((key) => [key, toText(search[key])]))
  if (!days) return { values }
  const [from, to] = [search[listParams.from], search[listParams.to]]
  return from !== undefined && to !== undefined && from > to ? { values, from: to, to: from } : { values, from, to }
}

function toText(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

/** True if any filter is set. */
export function isNarrowed({ values, from, to }: Wanted<ChoiceKey>): boolean {
  return from !== undefined || to !== undefined || Object.values(values).some((value) => value !== undefined)
}

/** The entries of a list that match filters: one page of them. @param page from 1; beyond the last page it is the last one */
export function findInList(
  { rows, pageSize }: Pick<ListIndex, 'rows' | 'pageSize'>,
  filters: ListFilters,
  { wanted, page }: Pick<FoundList, 'wanted' | 'page'>,
): FoundList {
  const found = findWanted(rows, wanted)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(page, pages)
  return {
    wanted,
    items: found.slice((shown - 1) * pageSize, shown * pageSize).map(({ item }) => item),
    page: shown,
    pages,
    total: found.length,
    choices: toChoices(filters, wanted, rows),
  }
}

/** The filters with their options, counted among the entries that match the other filters; as of all entries without rows. */
export function toChoices(
  { choices }: ListFilters,
  wanted: Wanted<ChoiceKey>,
  rows?: ListIndex['rows'],
): FoundList['choices'] {
  return choiceKeys.flatMap((key) => {
    const options = choices[key]
    if (!options) return []
    const { [key]: chosen, ...values } = wanted.values
    const counts = rows && countValues(findWanted(rows, { ...wanted, values }), key)
    const counted = options.map(({ value, count }): FilterOption => ({
      value,
      count: counts ? (counts.get(value) ?? 0) : count,
    }))
    // A link may contain a value that no entry has.
    const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
    return [[key, isKnown ? counted : [...counted, { value: chosen, count: 0 }]] as const]
  })
}
