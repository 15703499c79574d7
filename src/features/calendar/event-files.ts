import type { Locale } from '#model/locale/locale.ts'

const root = '/lich-su-kien'

/** The file with all events, to subscribe to: `/lich-su-kien.vi.ics`. */
export function toCalendarUrl(locale: Locale): string {
  return `${root}.${locale}.ics`
}

/** The file with one event, to add to a calendar. */
export function toEventUrl(id: string, locale: Locale): string {
  return `${root}/${id}.${locale}.ics`
}
