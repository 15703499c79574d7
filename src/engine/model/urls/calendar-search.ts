import * as v from 'valibot'
import { eventKinds } from '../vocabulary/event-kinds.ts'

/** An optional parameter; an invalid value counts as absent. */
const optionalParam = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** The search parameters of the financial calendar. */
export const calendarSearchSchema = v.object({
  /** A month, `2026-11`: the calendar shows it as a grid of days. */
  thang: optionalParam(v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))),
  /** The only kind of dates to show. */
  loai: optionalParam(v.picklist(eventKinds)),
})

export type CalendarSearch = v.InferOutput<typeof calendarSearchSchema>
