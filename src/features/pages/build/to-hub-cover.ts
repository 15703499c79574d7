import { toSiteDay } from '#engine/model/locale/site-time.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toMonthsCover } from '#features/covers/build/to-months-cover.ts'
import { toNewestQuarterCover } from '#features/financials/build/to-quarter-cover.ts'
import { toScoreCover } from '#features/research/build/score/to-score-cover.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { PageSpecs } from '#site/map/page-spec.ts'

const entries: BuildText = /*i18n*/ {
  id: 'build.cover.hub.entries',
  message: '# bài',
  comment: '#: how many entries in a year',
}
/** The cover of a hub, of the newest of its data: results, the score of commentary, or how much it had in each of twelve months. */
export function toHubCover(title: string, context: PayloadContext, spec: PageSpecs['hub']): DrawnCover | undefined {
  if (spec.isForInvestors) return toNewestQuarterCover(context)
  if (spec.hasResearch) return toScoreCover(context)
  return toYearCover(title, context, spec)
}

function toYearCover(title: string, context: PayloadContext, { groups }: PageSpecs['hub']): DrawnCover | undefined {
  const { content } = context
  const days = context.derive(
    `days of ${groups.map(({ list }) => list).join(' ')}`,
    () =>
      groups
        .flatMap(({ selection }) => selection.from(content.entries))
        .map(({ facts }) => toSiteDay(new Date(facts.publishedAt)))
        .toSorted(),
    (all) => all.join(' '),
  )
  return toMonthsCover(context, { ground: 'ink', title, counted: entries, days })
}
