import * as v from 'valibot'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { FilterValues, ListFilters } from '#engine/model/lists/list-filters.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { listParams, type FilterKey } from '#engine/model/urls/search.ts'
import { typed } from '#lib/say/figures.ts'
import { say, type Message } from '#lib/say/message.ts'
import { didYouMean } from '../source/did-you-mean.ts'

/** The list that a link leads to, at the moment that is checked. */
export interface FilteredList {
  site: ContentSite
  path: string
  collection: CollectionName
  filters: ListFilters
  rows: readonly FilterValues[]
  /** True if all its entries are valid. If not, it may have more pages and more filters. */
  isComplete: boolean
}

/** Why the list would ignore a value of a filter; undefined if it would not. */
export function findFilterProblem(list: FilteredList, key: FilterKey, value: string): Message | undefined {
  const { path, filters, rows, isComplete } = list
  const isOffered = isDay(key) ? filters.days !== undefined : filters.choices[key] !== undefined
  if (isOffered || !isComplete) return isAccepted(list, key, value) ? undefined : describeInvalid(list, key, value)
  // A value that all entries have is not offered as a filter, but filtering by it shows the expected entries.
  if (isAccepted(list, key, value) && rows.every((row) => hasValue(row, key, value))) return undefined
  return say`${path} currently has no filter "${key}"; remove it`
}

function isDay(key: FilterKey): key is typeof listParams.from | typeof listParams.to {
  return key === listParams.from || key === listParams.to
}

function hasValue({ values, day }: FilteredList['rows'][number], key: FilterKey, value: string): boolean {
  if (key === listParams.from) return day >= value
  if (key === listParams.to) return day <= value
  return values[key]?.includes(value) ?? false
}

/** True if the page accepts a value: its schema does, and a number is in its canonical form. */
function isAccepted({ site, collection }: FilteredList, key: FilterKey, value: string): boolean {
  const search = v.parse(site.searchSchemaOf(collection), {
    [key]: String(Number(value)) === value ? Number(value) : value,
  })
  return String(search[key]) === value
}

function describeInvalid(list: FilteredList, key: FilterKey, value: string): Message {
  const { site, collection, filters } = list
  if (isDay(key)) {
    const [year = '', month = '', day = ''] = value.split('-')
    const padded = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    const hint = isAccepted(list, key, padded) ? say` Did you mean "${padded}"?` : ''
    return say`"${key}" must be a day such as ${typed(filters.days?.first ?? '2026-01-31')}, not "${value}".${hint}`
  }
  const options =
    key === listParams.kind ? site.kindsOf(collection) : (filters.choices[key] ?? []).map((option) => option.value)
  if (options.length === 0) return say`"${key}" cannot be "${value}"; remove it`
  const [same] = options.filter((option) => option.toLowerCase() === value.toLowerCase())
  const hint = didYouMean(same ?? value, options)
  return say`"${key}" must be one of ${options.join(', ')}, not "${value}".${hint}`
}
