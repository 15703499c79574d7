import { isPublicHoliday } from '#features/disclosures/build/public-holidays.ts'

const dayMs = 86_400_000

/**
 * The first weekday after a day that is not certain to be a public holiday. Days off that are announced each year, such as
 * most of Tết, are not known: nothing closes on such a day, so that it is never taken for a session.
 */
export function toNextSession(day: string): string {
  const next = new Date(Date.parse(day) + dayMs)
  const date = next.toISOString().slice(0, day.length)
  const isWeekend = next.getUTCDay() % 6 === 0
  return isWeekend || isPublicHoliday(date) ? toNextSession(date) : date
}
