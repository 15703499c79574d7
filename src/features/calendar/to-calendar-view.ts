import { toCalendarChoice, type CalendarSearch } from './calendar-search.ts'
import type { CalendarPayload } from './payload.ts'

/** The calendar by month, or with the dates of one kind; undefined where a query wants neither. */
export function toCalendarView(page: CalendarPayload, search: CalendarSearch): CalendarPayload | undefined {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined) params.set(key, value)
  return params.size === 0 ? undefined : { ...page, query: params.toString(), choice: toCalendarChoice(search) }
}
