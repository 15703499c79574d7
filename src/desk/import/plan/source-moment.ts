import { toSiteMoment, utcOffset } from '#engine/model/locale/site-time.ts'

/** A moment of a source as content writes it; one without an offset is of the time of the site. Undefined for one that does not exist. */
export function toContentMoment(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const moment = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}${utcOffset}`)
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1990 ? undefined : toSiteMoment(moment)
}
