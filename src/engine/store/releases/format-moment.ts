import { toSiteTime } from '#engine/model/locale/site-time.ts'

/** A moment in the time of the site, for people and for sorting: `2026-11-21 08:00`. */
export function formatMoment(time: string): string {
  const moment = Date.parse(time)
  return Number.isNaN(moment) ? 'an unknown time' : toSiteTime(moment).slice(0, 16).replace('T', ' ')
}
