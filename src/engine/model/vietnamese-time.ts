// Without `Intl`: what it writes for a locale, such as the ISO dates that Canadian English once had, changes between engines
// and their versions, and is for people to read.

/** Hours that the time of Vietnam is ahead of UTC, all year. */
const offset = 7

/** A moment on the calendar and the clock of Vietnam: `2026-11-21T08:00:00.000`. */
export function toVietnameseTime(moment: number | Date): string {
  return new Date(Number(moment) + offset * 3_600_000).toISOString().slice(0, -1)
}

/** The day in Vietnam at a moment: `2026-11-21`. */
export function toVietnameseDay(moment: Date): string {
  return toVietnameseTime(moment).slice(0, 10)
}
