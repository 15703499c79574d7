import type { ChoiceKey } from '../urls/search.ts'

/** A value of a filter, and the number of entries that have it. */
export interface FilterOption {
  value: string
  count: number
}

/** The filters of a list, without those that would match all entries. */
export interface ListFilters {
  choices: Partial<Record<ChoiceKey, FilterOption[]>>
  /** The days of the oldest and the newest entry, if the list can be filtered by date. */
  days?: { first: string; last: string }
}

/** The values of an entry that filters compare. */
export interface FilterValues {
  values: Partial<Record<ChoiceKey, string[]>>
  day: string
}
