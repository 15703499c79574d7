import { toSiteDay } from '#engine/model/locale/site-time.ts'

const dayLength = '2026-12-04'.length

/** True if a date of the calendar is past: a moment when it is reached, a day when it has ended in Vietnam. */
export function isPast(at: string, now: Date): boolean {
  const end = at.length === dayLength ? `${at}T24:00+07:00` : at
  return Date.parse(end) <= now.getTime()
}

/** The day of an event, in Vietnam: moments are written with its offset. */
export function toDay(at: string): string {
  return at.slice(0, dayLength)
}

const dayMs = 24 * 3_600_000

/** How many days it is from the day in Vietnam at a moment to that of a date: 0 on the day itself, less if it is past. */
export function toDaysUntil(at: string, now: Date): number {
  return (Date.parse(toDay(at)) - Date.parse(toSiteDay(now))) / dayMs
}
