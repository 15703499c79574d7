import { toVietnameseTime } from '#engine/model/vietnamese-time.ts'

/** A moment in Vietnam, for people and for sorting: `2026-11-21 08:00`. */
export function formatMoment(time: string): string {
  const moment = Date.parse(time)
  return Number.isNaN(moment) ? 'an unknown time' : toVietnameseTime(moment).slice(0, 16).replace('T', ' ')
}
