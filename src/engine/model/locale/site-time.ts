import { utcOffset } from '#brand'

// Without `Intl`: what it writes for a locale, such as the ISO dates that `en-CA` once had, changes between engines
// and their versions, and is for people to read.

/** How far the time of the site is ahead of UTC, all year, as ISO 8601 ends with it: `+07:00`. */
export { utcOffset }

const offsetMs = -Date.parse(`1970-01-01T00:00${utcOffset}`)

/** A moment on the calendar and the clock of the site: `2026-11-21T08:00:00.000`. */
export function toSiteTime(moment: number | Date): string {
  return new Date(Number(moment) + offsetMs).toISOString().slice(0, -1)
}

/** The day of the site at a moment: `2026-11-21`. */
export function toSiteDay(moment: Date): string {
  return toSiteTime(moment).slice(0, 10)
}

/** A moment to the minute, as content writes it: `2026-10-12T08:30+07:00`. */
export function toSiteMoment(moment: Date): string {
  return toSiteTime(moment).slice(0, 'yyyy-mm-ddThh:mm'.length) + utcOffset
}
