import type { Locale } from '#engine/model/locale/locale.ts'
import { formatWeekday } from '#i18n/format-calendar.ts'
import { weekdays } from '../collections/vocabulary.ts'
import { toOpeningLines, type Weekday } from '../opening-hours.ts'

/** `Monday – Friday: 08:00–11:45, 13:00–17:00`, a line for each group of days with the same times. */
export function toHoursLines(hours: Parameters<typeof toOpeningLines>[0], locale: Locale): string[] {
  // Weekdays are counted from Sunday.
  const toName = (day: Weekday) => formatWeekday(locale, (weekdays.indexOf(day) + 1) % weekdays.length, 'long')
  return toOpeningLines(hours).map(({ days, times }) => {
    const when = days.map(({ first, last }) => (first === last ? toName(first) : `${toName(first)} – ${toName(last)}`))
    return `${when.join(', ')}: ${times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}`
  })
}
