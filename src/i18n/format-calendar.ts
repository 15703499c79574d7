import { pickConvention, type Conventions, type Locale } from '#model/locale/locale.ts'

const firstDays: Conventions<0 | 1> = { vietnamese: 1, international: 0 }

/** The first day of the week in calendars, numbered like `Date.getDay`: 0 is Sunday. */
export function toFirstDayOfWeek(locale: Locale): 0 | 1 {
  return pickConvention(locale, firstDays)
}

/** The column of a day in a calendar, from 0. */
export function toWeekColumn(locale: Locale, day: number): number {
  return (day - toFirstDayOfWeek(locale) + 7) % 7
}
