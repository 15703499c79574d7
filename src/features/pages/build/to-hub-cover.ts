import { toSiteDay } from '#engine/model/locale/site-time.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toNewestQuarterCover } from '#features/financials/build/to-quarter-cover.ts'
import { toScoreCover } from '#features/research/build/score/to-score-cover.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { PageSpecs } from '#site/map/page-spec.ts'

const entries: BuildText = /*i18n*/ {
  id: 'build.cover.hub.entries',
  message: '# bài',
  comment: '#: how many entries in a year',
}
const months: BuildText = /*i18n*/ {
  id: 'build.cover.hub.months',
  message: '12 tháng đến #',
  comment: '#: the day of the newest entry',
}

/** The cover of a hub, of the newest of its data: results, the score of commentary, or how much it had in each of twelve months. */
export function toHubCover(title: string, context: PayloadContext, spec: PageSpecs['hub']): DrawnCover | undefined {
  if (spec.isForInvestors) return toNewestQuarterCover(context)
  if (spec.hasResearch) return toScoreCover(context)
  return toYearCover(title, context, spec)
}

function toYearCover(title: string, context: PayloadContext, { groups }: PageSpecs['hub']): DrawnCover | undefined {
  const { locale, translate, content } = context
  const days = context.derive(
    `days of ${groups.map(({ list }) => list).join(' ')}`,
    () =>
      groups
        .flatMap(({ selection }) => selection.from(content.entries))
        .map(({ facts }) => toSiteDay(new Date(facts.publishedAt)))
        .toSorted(),
    (all) => all.join(' '),
  )
  const newest = days.at(-1)
  if (newest === undefined) return undefined
  const last = toMonth(newest)
  const counts = new Map<number, number>()
  // From the newest, so that it ends after twelve months.
  for (const day of days.toReversed()) {
    const month = toMonth(day)
    if (month < last - 11) break
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  const values = Array.from({ length: 12 }, (_, index) => counts.get(last - 11 + index) ?? 0)
  return {
    ground: 'ink',
    tone: 'other',
    kind: title,
    figure: translate(entries).replace('#', String(values.reduce((sum, count) => sum + count, 0))),
    note: translate(months).replace('#', formatShortDate(locale, newest)),
    label: title,
    shape: { form: 'stair', values, own: [11, 11] },
  }
}

/** Months are counted from the year 0. */
function toMonth(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * 12 + month
}
