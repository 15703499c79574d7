import type { PageLink, PayloadBase } from '#engine/model/payload.ts'
import type { ComingEvent } from '#features/calendar/payload.ts'
import type { CapitalRatio, LatestQuarter } from '#features/financials/payload.ts'
import type { LatestReport } from '#features/investors/payload.ts'
import type { ItemGroup, ListItem } from '#features/lists/payload.ts'
import type { HomeHeadings } from '#features/pages/payload.ts'
import type { CommentaryScore, CoveredCompany } from '#features/research/payload.ts'
import type { PageWithBand } from '#features/service-status/payload.ts'
import type { Dividend } from '#features/shares/payload.ts'
import type { Session } from '#features/trading/markets.ts'

/** The answers that most visitors come for. Those that the content lacks are null. */
export interface Answers {
  /** The firm's newest results. */
  quarter: LatestQuarter | null
  /** The time and the papers that opening an account takes; empty where the page about it says nothing. */
  accountNeeds: readonly string[]
  fees: FeeAnswer | null
  /** Paid next, or last. */
  dividend: Dividend | null
  report: LatestReport | null
}

/** `/`: a short way in. */
export interface OpeningPayload extends PayloadBase, Answers, PageWithBand {
  kind: 'opening'
  /** The next events as of the build, the soonest first. */
  coming: ComingEvent[]
}

/** The home page, block by block. What the content lacks is null or empty, and its block is left out. */
export interface HomePayload extends PayloadBase, Answers, PageWithBand {
  kind: 'home'
  /** Those that editors have written. */
  blockHeadings: HomeHeadings
  today: Today
  research: Research
  /** Null where the firm has no calendar and no disclosures for its shareholders. */
  holders: Holders | null
  proof: Proof
  /** News and announcements, the newest first. */
  latest: { items: ListItem[]; lists: PageLink[] }
}

/** The cost of orders for shares that a client places online, by the schedule in force. */
export interface FeeAnswer {
  /** In percent of the value of the order; the same where there is one rate. */
  least: string
  most: string
  /** Orders in đồng with the fee that the calculator of fees computes, and the search that leads to it. */
  examples: { amount: string; fee: string; search: Record<string, string | number> }[]
  /** The transaction of the examples, in the terms of the calculator. */
  product: string
  channel: string
  sample: boolean
}

/** The facts of the day that the browser knows by its clock, and the newest entries that it may ask for. */
export interface Today {
  /** The sessions of the main market. */
  sessions: readonly Pick<Session, 'from' | 'to'>[]
  /** The weekdays without trading that are known, from today on. */
  daysOff: string[]
  disclosure: ListItem | null
  /** The newest announcement of weight that applies; a notice of services takes its place. */
  notice: ListItem | null
}

/** The newest research, and how often commentary has been right. */
export interface Research {
  report: ListItem | null
  /** Of a report on a company: from the price to its target. */
  company: CoveredCompany | null
  others: ListItem[]
  score: CommentaryScore | null
}

export interface Holders {
  /** The next events as of the build, the soonest first. */
  coming: ComingEvent[]
  /** The page of all dates. */
  calendar: PageLink
  /** Dividends in cash, in đồng for each share, by the year that they are of, and if all of them are interim; the oldest first. */
  dividends: { fiscalYear: number; perShare: string; isInterim: boolean }[]
  dividendsAreSample: boolean
  disclosures: ItemGroup
}

/** Facts about the firm that can be checked. Each is left out where the content lacks it. */
export interface Proof {
  /** From the profile: the day of the licence, and the charter capital in đồng with its steps, the oldest first. */
  firm?: { founded: string; capital: { amount: string; since: string }[]; sample: boolean }
  ratio?: CapitalRatio
  offices?: { count: number; sample: boolean }
}
