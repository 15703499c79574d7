import type { PageLink } from '#engine/model/payload.ts'
import type { ComingEvent } from '#features/calendar/payload.ts'
import type { LatestQuarter, QuarterResults } from '#features/financials/payload.ts'
import type { ShareFacts } from '#features/shares/payload.ts'

/** Facts that shareholders come for, at the top of their hub. */
export interface InvestorBrief {
  /** Null if no quarter has been reported. */
  latest: LatestQuarter | null
  /** The newest quarters with their documents; null if none has been reported. */
  results: QuarterResults | null
  /** Null where no profile is published. */
  share: ShareFacts | null
  /** The next events as of the build, the soonest first. */
  coming: ComingEvent[]
  /** The pages with all figures, the share, and all dates. */
  links: { data: PageLink; share: PageLink; calendar: PageLink }
}
