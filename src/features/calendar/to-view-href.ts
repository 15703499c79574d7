import { toCalendarSearch, type CalendarChoice } from './calendar-search.ts'

/** The address of the calendar with a choice. */
export function toViewHref(path: string, choice: CalendarChoice): string {
  const { thang, loai } = toCalendarSearch(choice)
  const query = new URLSearchParams({ ...(thang && { thang }), ...(loai && { loai }) }).toString()
  return query ? `${path}?${query}` : path
}
