import * as v from 'valibot'
import { isCalendarDate } from '#lib/calendar-date.ts'
import type { CollectionName } from '../vocabulary/collection-names.ts'
import { listKinds, toKinds } from '../vocabulary/list-kinds.ts'
import { locales } from '../locale/locale.ts'

// Search parameters of lists. Whatever a visitor or a link puts there, nothing throws: what is not valid is not there.

/** A parameter that may be left out, and counts as left out where its value is not valid. */
function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}

const day = v.pipe(v.string(), v.check(isCalendarDate))

const entries = {
  /** Which page of the list: a whole number from 1. */
  trang: v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1), 1),
  /** The year. */
  nam: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(1000), v.maxValue(9999))),
  /** A language that the entry can be read in. */
  ngu: maybe(v.picklist(locales)),
  /** The first day, and the last. */
  tu: maybe(day),
  den: maybe(day),
}

/** The search parameters of a list: `loai` is one of the kinds of the collection, where one is named. */
export function toListSearchSchema<C extends CollectionName = never>(collection?: C) {
  return v.object({ ...entries, loai: maybe(v.picklist(collection === undefined ? [] : toKinds(collection))) })
}

/** The same for a list with company reports: their sector, and their ticker (`ma`). */
export const companySearchSchema = v.object({
  ...entries,
  loai: maybe(v.picklist(listKinds.reports)),
  ma: maybe(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{2}$/))),
})

/** What any list's search parameters are, once read. */
export interface ListSearch extends v.InferOutput<v.ObjectSchema<typeof entries, undefined>> {
  loai?: string | undefined
  ma?: string | undefined
}

/** The parameters that narrow a list down; the other one, `trang`, says which page of it. */
export const filterKeys = ['nam', 'loai', 'ma', 'ngu', 'tu', 'den'] as const satisfies (keyof ListSearch)[]

export type FilterKey = (typeof filterKeys)[number]

/** Whether a list is narrowed down. An address may carry parameters that are none of its own. */
export function isFiltered(search: ListSearch): boolean {
  return filterKeys.some((key) => search[key] !== undefined)
}

/** Filters that offer a choice of values: year, kind, ticker, language. */
export const choiceKeys = ['nam', 'loai', 'ma', 'ngu'] as const satisfies FilterKey[]

export type ChoiceKey = (typeof choiceKeys)[number]
