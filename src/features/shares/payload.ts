import type { Heading } from '#engine/model/entries/entry.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'
import type { ListingState } from '#features/company/capital-and-listing.ts'

/** The page about the share of the firm: what it is, and what it has paid. */
export interface SharesPayload extends SectionPage {
  kind: 'shares'
  headings: Heading[]
  /** Null where no profile is published. */
  share: ShareFacts | null
  /** Newest first. */
  dividends: Dividend[]
  /** The same as a file; null if there are none. */
  download: { href: string; bytes: number } | null
  /** The latest statement of who holds the shares. */
  structure: PageLink | null
}

export interface ShareFacts {
  ticker: string
  /** The first trading day on any exchange. */
  since: string
  /** Where the shares are traded now, and what is known of the next exchange. */
  listing: ListingState
  /** The day on which the listing was last compared with the notices of the exchanges. */
  checkedOn: string
  /** In đồng. */
  par: string
  issued: string
  treasury: string
  /** Issued without treasury shares: those that vote and receive dividends. */
  outstanding: string
  charterCapital: { amount: string; since: string }
  sample: boolean
}

export interface Dividend {
  link: PageLink
  fiscalYear: number
  isInterim: boolean
  form: 'tien' | 'co-phieu'
  /** Per cent of par value, or new shares per hundred. */
  rate: string
  /** Đồng for each share; only in cash. */
  perShare: string | null
  exDate: string
  recordDate: string
  payDate: string
}
