import * as v from 'valibot'
import { listParams, monthParam, typedParams } from '#brand'
import { isCalendarDate } from '#lib/calendar-date.ts'
import { locales } from '../locale/locale.ts'

// Search parameters of lists. Parsing never throws: an invalid value counts as absent.

/** An optional parameter; an invalid value counts as absent. */
export function optionalParam<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}

const day = v.pipe(v.string(), v.check(isCalendarDate))

/** The page of a list: a whole number from 1. */
export const pageParam = v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1), 1)

export const yearParam = optionalParam(v.pipe(v.number(), v.safeInteger(), v.minValue(1000), v.maxValue(9999)))

/** The names of a list's search parameters at the URL, which are in the language of the site's paths. */
export { listParams, monthParam, typedParams }

/** A parameter whose value stays as it was typed. */
export type TypedParam = (typeof typedParams)[number]

const entries = {
  [listParams.page]: pageParam,
  [listParams.year]: yearParam,
  [listParams.language]: optionalParam(v.picklist(locales)),
  [listParams.from]: optionalParam(day),
  [listParams.to]: optionalParam(day),
}

/** The search parameters of a list, which has entries of these kinds; without any, the kind is always absent. */
export function toListSearchSchema<const Kind extends string = never>(kinds: readonly Kind[] = []) {
  return v.object({ ...entries, [listParams.kind]: optionalParam(v.picklist(kinds)) })
}

/** The parsed search parameters of any list. */
export interface ListSearch extends v.InferOutput<v.ObjectSchema<typeof entries, undefined>> {
  [listParams.kind]?: string | undefined
  [listParams.ticker]?: string | undefined
}

/** The parameters that filter a list: all but the number of its page. */
export const filterKeys = [
  listParams.year,
  listParams.kind,
  listParams.ticker,
  listParams.language,
  listParams.from,
  listParams.to,
] as const satisfies (keyof ListSearch)[]

export type FilterKey = (typeof filterKeys)[number]

/** True if any filter is set. Other parameters of the URL do not count. */
export function isFiltered(search: ListSearch): boolean {
  return filterKeys.some((key) => search[key] !== undefined)
}

/** Filters that offer a choice of values: year, kind, ticker, language. */
export const choiceKeys = [
  listParams.year,
  listParams.kind,
  listParams.ticker,
  listParams.language,
] as const satisfies FilterKey[]

export type ChoiceKey = (typeof choiceKeys)[number]
