import * as v from 'valibot'
import { isCalendarDate } from '#lib/calendar-date.ts'
import { sectors } from '../entries/codes.ts'
import { locales } from '../locale.ts'

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

/** The search parameters of a list whose entries are of kinds (`loai`): categories, audiences, platforms … */
export function toListSearchSchema<const Kinds extends readonly string[] = []>(kinds?: Kinds) {
  return v.object({ ...entries, loai: maybe(v.picklist(kinds ?? [])) })
}

/** The same for a list with company reports: their sector, and their ticker (`ma`). */
export const companySearchSchema = v.object({
  ...entries,
  loai: maybe(v.picklist(sectors)),
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
