import { toSiteTime, utcOffset } from '#engine/model/locale/site-time.ts'

const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?(.*)$/

/**
 * A moment of the site's time zone, to the minute: `2026-11-27T08:01`; a day is its beginning. The zone of the site may follow, also with the
 * space that a plus becomes in a query. Undefined for anything else, and for days that no calendar has.
 */
export function parsePreviewMoment(text: string): Date | undefined {
  const [, day, time = '00:00', zone = ''] = form.exec(text.trim()) ?? []
  if (day === undefined || (zone !== '' && zone.replace(/^ /, '+') !== utcOffset)) return undefined
  const moment = new Date(`${day}T${time}${utcOffset}`)
  return Number.isNaN(moment.getTime()) || toPreviewMoment(moment) !== `${day}T${time}` ? undefined : moment
}

/** The same as it is written: `2026-11-27T08:01`. */
export function toPreviewMoment(moment: Date): string {
  return toSiteTime(moment).slice(0, 'yyyy-mm-ddThh:mm'.length)
}
