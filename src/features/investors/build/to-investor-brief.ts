import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkTo } from '#engine/render/payload/to-links.ts'
import { toComing } from '#features/calendar/build/to-coming.ts'
import { toLatestQuarter } from '#features/financials/build/to-latest-quarter.ts'
import { toQuarterResults } from '#features/financials/build/to-quarter-results.ts'
import { toSeries } from '#features/financials/build/to-series.ts'
import { markAhead } from '#features/shares/build/mark-ahead.ts'
import { toDividends } from '#features/shares/build/to-dividends.ts'
import { toShareFacts } from '#features/shares/build/to-share-facts.ts'
import type { InvestorBrief } from '../payload.ts'
import { toLatestReport } from './to-latest-report.ts'

/** A year of quarters, and the one that the newest is compared with. */
const resultCount = 5

/** One more than is shown, so that a visitor has as many after the first has passed. */
const eventCount = 4

const pages = {
  data: toHref('/quan-he-co-dong/du-lieu'),
  share: toHref('/quan-he-co-dong/co-phieu'),
  calendar: toHref('/quan-he-co-dong/lich-su-kien'),
}

/** The answers that shareholders come for; null where the firm leaves out one of the pages that say it in full. */
export function toInvestorBrief(context: PayloadContext): InvestorBrief | null {
  if (Object.values(pages).some((path) => isLeftOut(path))) return null
  const { content } = context
  const { today, entries } = content
  const latest = toLatestQuarter(context)
  const series = toSeries(content).find(({ basis }) => basis === latest?.basis)
  const profile = entries.profile.find(({ isListed }) => isListed)
  const [dividend] = markAhead(toDividends(context), today)
  return {
    dividend: dividend ?? null,
    report: toLatestReport(context),
    latest,
    results: series ? toQuarterResults(series, context, resultCount) : null,
    share: profile ? toShareFacts(profile.facts, today) : null,
    coming: toComing(context, eventCount),
    links: {
      data: linkTo(context, pages.data),
      share: linkTo(context, pages.share),
      calendar: linkTo(context, pages.calendar),
    },
  }
}
