import * as v from 'valibot'
import { optionalParam } from '#engine/model/urls/search.ts'
import { eventKinds, type EventKind } from './vocabulary.ts'

/** The search parameters of the financial calendar. */
export const calendarSearchSchema = v.object({
  /** A month, `2026-11`: the calendar shows it as a grid of days. */
  thang: optionalParam(v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))),
  /** The only kind of dates to show. */
  loai: optionalParam(v.picklist(eventKinds)),
})

export type CalendarSearch = v.InferOutput<typeof calendarSearchSchema>

/** The part of the calendar that is shown. */
export interface CalendarChoice {
  /** `2026-11`; without one all dates are listed. */
  month?: string | undefined
  kind?: EventKind | undefined
}

export function toCalendarChoice({ thang, loai }: CalendarSearch): CalendarChoice {
  return { month: thang, kind: loai }
}

export function toCalendarSearch({ month, kind }: CalendarChoice): CalendarSearch {
  return { thang: month, loai: kind }
}
