import type { Locale } from '#engine/model/locale/locale.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { CoverGround, CoverTone, DrawnCover } from '#lib/covers/drawn-cover.ts'
import { toDayAndMonth, toYearShape } from './cover-parts.ts'

interface DatedCover {
  locale: Locale
  ground: CoverGround
  tone?: CoverTone
  kind: string
  /** The name of the kind where there is little room; `kind` if it is absent. */
  short?: string
  /** A day, or a moment. */
  date: string
  note?: string
}

/** The cover of what has no figures: its kind and its day, and where in the year that is. */
export function toDatedCover({
  locale,
  ground,
  tone = 'other',
  kind,
  short = kind,
  date,
  note,
}: DatedCover): DrawnCover {
  const day = formatShortDate(locale, date)
  const figure = toDayAndMonth(locale, date)
  return { ground, tone, kind, short, figure, note: note ?? day.slice(-4), shape: toYearShape(date) }
}
