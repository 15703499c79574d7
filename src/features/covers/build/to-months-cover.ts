import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { CoverGround, DrawnCover } from '#lib/covers/drawn-cover.ts'

const months: BuildText = /*i18n*/ {
  id: 'build.cover.hub.months',
  message: '12 tháng đến #',
  comment: '#: the day of the newest entry',
}

interface MonthsCover {
  ground: CoverGround
  /** The title of the page. */
  title: string
  /** How many there are, with `#` for the number: `# bài`. */
  counted: BuildText
  /** The days of the entries, in any order. */
  days: readonly string[]
}

/** The cover of many entries: how many there were in each of the twelve months up to the newest. None without entries. */
export function toMonthsCover(
  { locale, translate }: Pick<PayloadContext, 'locale' | 'translate'>,
  { ground, title, counted, days }: MonthsCover,
): DrawnCover | undefined {
  const newest = days.toSorted().at(-1)
  if (newest === undefined) return undefined
  const values = countByMonth(days, newest)
  return {
    ground,
    tone: 'other',
    kind: title,
    figure: translate(counted).replace('#', String(values.reduce((sum, count) => sum + count, 0))),
    note: translate(months).replace('#', formatShortDate(locale, newest)),
    label: title,
    shape: { form: 'stair', values, own: [11, 11] },
  }
}

/** How many of the days are in each of the twelve months that end with that of the newest. */
export function countByMonth(days: readonly string[], newest: string): number[] {
  const counts = Array.from({ length: 12 }, () => 0)
  for (const day of days) {
    const index = 11 - (toMonth(newest) - toMonth(day))
    if (index in counts) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/** Months are counted from the year 0. */
function toMonth(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * 12 + month
}
