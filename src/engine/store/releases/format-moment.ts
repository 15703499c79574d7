import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import { say, type MessageValue } from '#lib/say/message.ts'

/** A moment in the time of the site, for a message. */
export function formatMoment(time: string): MessageValue {
  const moment = new Date(time)
  return Number.isNaN(moment.getTime()) ? say`an unknown time` : toSiteMoment(moment)
}
