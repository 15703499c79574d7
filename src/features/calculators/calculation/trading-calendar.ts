import { addDays, toWeekday } from '#features/calendar/month-days.ts'

/** The days on which the exchanges trade, as far as they are known. */
export interface TradingCalendar {
  /** The first and the last day of the years that are covered. */
  from: string
  to: string
  /** Public holidays and days off of yearly decisions, weekends aside. */
  daysOff: readonly string[]
  /** The years whose days off are all known: `2026`. */
  decidedYears: readonly string[]
}

export function isSession(day: string, { daysOff }: Pick<TradingCalendar, 'daysOff'>): boolean {
  return toWeekday(day) % 6 !== 0 && !daysOff.includes(day)
}

/** The day itself, or the first session after it. */
export function toSession(day: string, calendar: Pick<TradingCalendar, 'daysOff'>): string {
  return isSession(day, calendar) ? day : toSession(addDays(day, 1), calendar)
}

/** The session that comes so many sessions after a day, or before it. */
export function addSessions(day: string, count: number, calendar: Pick<TradingCalendar, 'daysOff'>): string {
  if (count === 0) return day
  const step = Math.sign(count)
  const next = addDays(day, step)
  return addSessions(next, isSession(next, calendar) ? count - step : count, calendar)
}

/** The years from one day to another of which days off are still to be decided. */
export function toUndecidedYears(
  first: string,
  last: string,
  { decidedYears }: Pick<TradingCalendar, 'decidedYears'>,
): string[] {
  const years = [...new Set([first, last].map((day) => day.slice(0, 'yyyy'.length)))]
  return years.filter((year) => !decidedYears.includes(year))
}
