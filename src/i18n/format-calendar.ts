import { pickConvention, type Conventions, type Locale } from '#model/locale/locale.ts'

const firstDays: Conventions<0 | 1> = { vietnamese: 1, international: 0 }

/** The day that a week begins with in every calendar, as `Date.getDay` counts: 0 is Sunday. */
export function toFirstDayOfWeek(locale: Locale): 0 | 1 {
  return pickConvention(locale, firstDays)
}

/** Days from the beginning of its week to a day of the week: the column it stands in. */
export function toWeekColumn(locale: Locale, day: number): number {
  return (day - toFirstDayOfWeek(locale) + 7) % 7
}
