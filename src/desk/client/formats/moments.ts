import { toSiteTime } from '#engine/model/locale/site-time.ts'
import { isCalendarDate } from '#lib/calendar-date.ts'
import type { ProgramLanguage } from '#lib/say/languages.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** A day as people write it: `2026-12-31` is 31/12/2026, or 31 December 2026. */
export function showDay(day: string, language: ProgramLanguage): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  if (!/^\d{4}$/.test(year) || date === '') return day
  const name = months[Number(month) - 1]
  return language === 'vi' || name === undefined ? `${date}/${month}/${year}` : `${Number(date)} ${name} ${year}`
}

/** A moment on the clock of the site: 16:40 31/12/2026, or 16:40, 31 December 2026. */
export function showMoment(moment: string, language: ProgramLanguage): string {
  const time = Date.parse(moment)
  // JavaScript reads the 31st of February as the 3rd of March.
  const isReal = isCalendarDate(moment.slice(0, 10)) && !Number.isNaN(time)
  if (!isReal && !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(moment)) return moment
  const local = isReal ? toSiteTime(time) : moment
  return `${local.slice(11, 16)}${language === 'vi' ? '' : ','} ${showDay(local, language)}`
}

/** A day or a moment. */
export function showDate(date: string, language: ProgramLanguage): string {
  return date.length > 10 ? showMoment(date, language) : showDay(date, language)
}

/** The clock of the site at a moment: 16:40. */
export function showTime(time: number): string {
  return toSiteTime(time).slice(11, 16)
}

/** The time between two moments in whole days, hours and minutes. */
export function toTimeParts(fromMs: number, toMs: number): [days: number, hours: number, minutes: number] {
  const minutes = Math.max(0, Math.floor((toMs - fromMs) / 60_000))
  return [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
}
