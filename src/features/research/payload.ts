import type { Href } from '#lib/href.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { EntryPayload } from '#model/payload.ts'
import type { CommentaryFacts } from './collections/commentary.ts'
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
}

export type ReportPayload = EntryPayload<'reports', ReportFacts> & ReportExtras
export type CommentaryPayload = EntryPayload<'commentary', CommentaryFacts>

/** A company with the latest report on it. */
export interface CoveredCompany extends ReportIssuer {
  sector: IssuerFacts['sector']
  rating: Rating
  targetPrice: string
  reportDate: string
  sample: boolean
  href: Href
}
