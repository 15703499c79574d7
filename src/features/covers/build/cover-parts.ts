import type { Locale } from '#engine/model/locale/locale.ts'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { CoverShape } from '#lib/covers/drawn-cover.ts'

/** A day, or the day of a moment: `2026-11-20`. */
function toDay(value: string): string {
  return value.length === 'yyyy-mm-dd'.length ? value : toSiteDay(new Date(value))
}

/** A day without its year: `20/11`, `20 Nov`. */
export function toDayAndMonth(locale: Locale, value: string): string {
  return formatShortDate(locale, value).replace(/[\s/]\d{4}$/, '')
}

/** The months from a day to another one, in the year of the later one. */
export function toYearSpan(from: string, to: string): CoverShape {
  const [first, last] = [toDay(from), toDay(to)]
  const isSameYear = first.slice(0, 'yyyy'.length) === last.slice(0, 'yyyy'.length)
  return { form: 'year', months: [isSameYear ? monthOf(first) : 1, monthOf(last)] }
}

function monthOf(day: string): number {
  return Number(day.slice('yyyy-'.length, 'yyyy-mm'.length))
}

/** The place of a day in its year. */
export function toYearShape(value: string): CoverShape {
  return toYearSpan(value, value)
}

/** Parts of a note, in one sentence. */
export function joinNote(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ')
}
