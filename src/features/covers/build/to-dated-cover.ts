import type { Locale } from '#engine/model/locale/locale.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { CoverGround, CoverTone, DrawnCover } from '#lib/covers/drawn-cover.ts'
import { toDayAndMonth, toYearShape } from './cover-parts.ts'

interface DatedCover {
  locale: Locale
  ground: CoverGround
  tone?: CoverTone
  kind: string
  /** The name of the day, in a thumbnail: `Hạn nộp hồ sơ`. */
  label: string
  /** A day, or a moment. */
  date: string
  note?: string
}

/** The cover of what is about a day: which one, and where in the year that is. Never the day that lists show beside it. */
export function toDatedCover({ locale, ground, tone = 'other', kind, label, date, note }: DatedCover): DrawnCover {
  const day = formatShortDate(locale, date)
  const figure = toDayAndMonth(locale, date)
  return { ground, tone, kind, label, figure, note: note ?? day.slice(-4), shape: toYearShape(date) }
}
