import { utcOffset } from '#engine/model/locale/site-time.ts'
import { isCalendarDate } from '#lib/calendar-date.ts'
import { englishMonths } from '#lib/text/english-months.ts'

/** A day or a moment as somebody typed it, in the form of the content. */
export type ParsedDay =
  | { isDone: true; value: string }
  /** `nearest`: the one that was probably meant. `unreal`: what was typed, where it is whole, and no calendar or clock has it. */
  | { isDone: false; nearest?: string | undefined; unreal?: string | undefined }

const forms = [
  /^(?<day>\d{1,2})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2}) (?<month>\p{L}{3,9})\.?,? (?<year>\d{4})$/u,
  /^(?:ng[àa]y )?(?<day>\d{1,2}) th[áa]ng (?<month>\d{1,2}) n[ăa]m (?<year>\d{4})$/iu,
]

/** A day: `31/12/2026`, `31 December 2026` or `2026-12-31` as `2026-12-31`. */
export function parseDay(text: string): ParsedDay {
  const typed = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  const groups = forms.map((form) => form.exec(typed)?.groups).find((found) => found !== undefined)
  if (!groups) return { isDone: false }
  const month = toMonth(groups['month'] ?? '')
  const year = groups['year'] ?? ''
  if (month === undefined) return { isDone: false }
  const day = Number(groups['day'])
  const written = toIso(year.length === 2 ? `20${year}` : year, month, day)
  // A year of two figures is said back in four.
  if (isCalendarDate(written) && year.length === 4) return { isDone: true, value: written }
  const nearest = toNearest(written.slice(0, 4), month, day)
  return { isDone: false, nearest, ...(!isCalendarDate(written) && { unreal: written }) }
}

const toIso = (year: string, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

function toMonth(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const index = englishMonths.findIndex((name) => name.toLowerCase().startsWith(text.toLowerCase()))
  return index < 0 ? undefined : index + 1
}

/** The last day of the month where it has fewer; day and month in turn where there is no such month. */
function toNearest(year: string, month: number, day: number): string | undefined {
  if (month > 12) return day >= 1 && day <= 12 ? toNearest(year, day, month) : undefined
  if (month < 1 || day < 1 || day > 39) return undefined
  const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
  return toIso(year, month, Math.min(day, last))
}

const timeForm = /^(?<hour>\d{1,2})(?:[:h.](?<minute>\d\d))?(?:[:.]\d\d)?(?:h)?$/i

/** A moment on the clock of the site: `31/12/2026 16:40` as `2026-12-31T16:40+07:00`. Without a time it is none. */
export function parseMoment(text: string): ParsedDay {
  const typed = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  if (/^\d{4}-\d\d-\d\dT.+[+-]\d\d:\d\d$/.test(typed) && !typed.endsWith(utcOffset)) return { isDone: false }
  const parts = toParts(typed)
  if (!parts) return { isDone: false }
  const day = parseDay(parts.day)
  const time = timeForm.exec(parts.time)?.groups
  if (!time) return { isDone: false }
  const [hour, minute] = [Number(time['hour']), Number(time['minute'] ?? '0')]
  const isTime = hour < 24 && minute < 60
  const near = `${pad(Math.min(hour, 23))}:${pad(hour > 23 ? 59 : Math.min(minute, 59))}`
  if (day.isDone) {
    if (isTime) return { isDone: true, value: `${day.value}T${near}${utcOffset}` }
    return { isDone: false, nearest: at(day.value, near), unreal: at(day.value, `${pad(hour)}:${pad(minute)}`) }
  }
  return { isDone: false, nearest: at(day.nearest, near), unreal: at(day.unreal, `${pad(hour)}:${pad(minute)}`) }
}

const at = (day: string | undefined, clock: string) => day && `${day}T${clock}${utcOffset}`

const pad = (number: number) => String(number).padStart(2, '0')

/** The day and the time, in either order. */
function toParts(typed: string): { day: string; time: string } | undefined {
  const iso = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:[+-]\d\d:\d\d)?$/.exec(typed)
  if (iso) return { day: iso[1] ?? '', time: iso[2] ?? '' }
  const first = /^(\d{1,2}(?:[:h.]\d\d|h)(?::\d\d)?),? (?:ng[àa]y )?(.+)$/iu.exec(typed)
  if (first) return { day: first[2] ?? '', time: first[1] ?? '' }
  const last = /^(.+?),? (?:l[úu]c |at )?(\d{1,2}(?:[:h.]\d\d|h)(?::\d\d)?)$/iu.exec(typed)
  return last ? { day: last[1] ?? '', time: last[2] ?? '' } : undefined
}
