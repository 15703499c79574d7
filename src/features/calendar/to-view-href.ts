import type { CalendarSearch } from '#engine/model/urls/calendar-search.ts'

/** The address of the calendar with some search parameters. */
export function toViewHref(path: string, { thang, loai }: CalendarSearch): string {
  const query = new URLSearchParams({ ...(thang && { thang }), ...(loai && { loai }) }).toString()
  return query ? `${path}?${query}` : path
}
