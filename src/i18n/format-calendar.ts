import type { Locale } from '#model/locale.ts'

/** The day that a week begins with in every calendar, as `Date.getDay` counts: 0 is Sunday. */
export const firstDayOfWeek = { vi: 1, en: 0 } as const satisfies Record<Locale, number>

/** Days from the beginning of its week to a day of the week: the column it stands in. */
export function toWeekColumn(locale: Locale, day: number): number {
  return (day - firstDayOfWeek[locale] + 7) % 7
}
