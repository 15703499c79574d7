import type { AttachmentLink } from '#engine/model/entries/attachments.ts'
import type { PageLink } from '#engine/model/payload.ts'
import type { ComingEvent } from '#features/calendar/payload.ts'
import type { LatestQuarter, QuarterResults } from '#features/financials/payload.ts'
import type { Dividend, ShareFacts } from '#features/shares/payload.ts'

/** Facts that shareholders come for, at the top of their hub. */
export interface InvestorBrief {
  /** The newest dividend; null if none has been announced. */
  dividend: Dividend | null
  /** The newest financial statements; null if none have been published. */
  report: LatestReport | null
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

/** Financial statements, with the document to open first; null if they have none. */
export interface LatestReport {
  link: PageLink
  publishedAt: string
  document: Pick<AttachmentLink, 'href' | 'language' | 'format' | 'bytes'> | null
  sample: boolean
}
