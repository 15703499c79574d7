import { toKinds } from '#model/vocabulary/list-kinds.ts'
import * as v from 'valibot'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import { companySearchSchema, toListSearchSchema, type FilterKey } from '#model/urls/search.ts'
import { suggest } from '../source/did-you-mean.ts'
import type { ListFilters, ListRow } from '#features/lists/payload.ts'

/** A list that a link leads to, as it is at the moment that is checked. */
export interface FilteredList {
  path: string
  collection: CollectionName
  filters: ListFilters
  rows: readonly Pick<ListRow, 'values' | 'day'>[]
  /** Whether all its entries are known: if not, it may have more pages, and more to filter by. */
  isWhole: boolean
}

/** Why a list would pass over a value of a filter; undefined where it would not. */
export function findFilterProblem(list: FilteredList, key: FilterKey, value: string): string | undefined {
  const { path, filters, rows, isWhole } = list
  const isOffered = key === 'tu' || key === 'den' ? filters.days !== undefined : filters.choices[key] !== undefined
  if (isOffered || !isWhole) return isTaken(list, key, value) ? undefined : describeTaken(list, key, value)
  // What all its entries have is no choice, and nothing is lost where it is asked for all the same.
  if (isTaken(list, key, value) && rows.every((row) => hasValue(row, key, value))) return undefined
  return `${path} cannot be filtered by "${key}" at this moment; remove it`
}

function hasValue({ values, day }: FilteredList['rows'][number], key: FilterKey, value: string): boolean {
  if (key === 'tu') return day >= value
  if (key === 'den') return day <= value
  return values[key]?.includes(value) ?? false
}

/** As the page reads it: what its schema refuses is not there, and what is a number is written in one way alone. */
function isTaken({ collection }: FilteredList, key: FilterKey, value: string): boolean {
  const schema = v.object({ ...companySearchSchema.entries, ...toListSearchSchema(collection).entries })
  const search = v.parse(schema, { [key]: String(Number(value)) === value ? Number(value) : value })
  return String(search[key]) === value
}

function describeTaken(list: FilteredList, key: FilterKey, value: string): string {
  const { collection, filters } = list
  if (key === 'tu' || key === 'den') {
    const [year = '', month = '', day = ''] = value.split('-')
    const meant = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    const hint = isTaken(list, key, meant) ? ` Did you mean "${meant}"?` : ''
    return `"${key}" must be a day such as ${filters.days?.first ?? '2026-01-31'}, not "${value}".${hint}`
  }
  const options = key === 'loai' ? toKinds(collection) : (filters.choices[key] ?? []).map((option) => option.value)
  if (options.length === 0) return `"${key}" cannot be "${value}"; remove it`
  const [same] = options.filter((option) => option.toLowerCase() === value.toLowerCase())
  const hint = suggest(same ?? value, options)
  return `"${key}" must be one of ${options.join(', ')}, not "${value}".${hint}`
}
