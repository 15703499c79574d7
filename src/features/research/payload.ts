import type { Locale } from '#engine/model/locale/locale.ts'
import type { EntryPayload, PageLink } from '#engine/model/payload.ts'
import type { BandPosition } from '#lib/drawing/band.ts'
import type { Href } from '#lib/href.ts'
import type { IssuerFacts } from './collections/issuers.ts'
import type { ReportFacts } from './collections/reports.ts'
import type { Rating } from './collections/vocabulary.ts'

/** The company of a report. */
export interface ReportIssuer {
  name: string
  /** The language of the name, if it is not the page's. */
  lang: Locale | undefined
  ticker: string
  exchange: IssuerFacts['exchange']
}

export interface ReportExtras {
  /** Only of reports on a company. */
  issuer: ReportIssuer | null
  /** The other reports on that company, newest first. */
  others: OtherReport[]
}

export interface OtherReport {
  link: PageLink
  reportDate: string
  rating: Rating
}

export type ReportPayload = EntryPayload<'reports'> & ReportExtras
export type CommentaryPayload = EntryPayload<'commentary'> & CommentaryExtras

export interface CommentaryExtras {
  outcome: Outcome
}

/**
 * How the session closed that the levels of a commentary are for. `open`: not known yet; `late`: the commentary came after the
 * session had begun, so that it is not held against it.
 */
export type Outcome = { state: 'open' | 'late' } | KnownOutcome

export interface KnownOutcome {
  state: BandPosition
  /** The day of the session. */
  date: string
  close: string
  /** `right` if the index went where the outlook pointed; null where it pointed nowhere. */
  direction: 'right' | 'wrong' | null
}

/** How often market commentary was right, by the rules that the page states. */
export interface CommentaryScore {
  /** How many commentaries there are of each outcome. */
  counts: Record<Outcome['state'], number>
  /** How often the outlook was right, of those that pointed to a direction. */
  direction: Record<'right' | 'wrong', number>
  withdrawn: number
  /** The newest known outcomes, the oldest of them first. */
  recent: BandPosition[]
  /** From support to resistance, as a share of the close before, on average: "2.4" percent. */
  width: string
  /** The days of the first and the last session that counts. */
  from: string
  to: string
  sample: boolean
}

/** A rating with its target price, in the history of a share. */
export type PastRating = Extract<ReportFacts, { type: 'cong-ty' }>['ratingHistory'][number]

/** A company with the latest report on it. */
export interface CoveredCompany extends ReportIssuer {
  sector: IssuerFacts['sector']
  rating: Rating
  targetPrice: string
  priceAt: { price: string; date: string }
  /** In percent. */
  upside: string
  reportDate: string
  /** The rating before; null if this is the first one. */
  previous: PastRating | null
  sample: boolean
  href: Href
}

/** The newest commentary, on pages that link to it. */
export interface NewestCommentary {
  facts: CommentaryPayload['facts']
  outcome: Outcome
  link: PageLink
  /** The day on which the page was made, for readers without a script. */
  madeOn: string
  /** The weekdays without trading that are known, from its close on. */
  daysOff: string[]
}

/** The evidence that the hub of research opens with. */
export interface ResearchEvidence {
  /** The newest commentary; null if there is none. */
  market: NewestCommentary | null
  score: CommentaryScore | null
  /** The companies on which there are reports, those with the newest report first. */
  companies: CoveredCompany[]
}
