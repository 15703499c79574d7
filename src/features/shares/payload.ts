import type { Heading } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'
import type { ListingState } from '#features/company/capital-and-listing.ts'
import type { ShareManagementFacts } from '#features/disclosures/collections/share-management.ts'

/** The page about the share of the firm: what it is, and what it has paid. */
export interface SharesPayload extends SectionPage {
  kind: 'shares'
  headings: Heading[]
  /** Null where no profile is published. */
  share: ShareFacts | null
  /** The stake of foreign investors that was stated last. */
  foreign: ForeignStake | null
  /** Newest first. */
  dividends: Dividend[]
  /** The same as a file. */
  download: { href: string; bytes: number }
  /** The latest statement of who holds the shares. */
  structure: PageLink | null
  /** Trades of insiders, related persons and major holders, newest first. */
  trades: TradeRow[]
  /** Bonds of the firm that are not repaid, the first to fall due first. */
  bonds: BondRow[]
  /** The latest statement of how proceeds were used. */
  proceeds: PageLink | null
}

/** The shares of foreign investors on a day, and how many more they might have bought. */
export interface ForeignStake {
  asOf: string
  shares: string
  /** Of all shares that were issued. */
  percent: string
  limitPercent: string
  room: string
}

/** A trade as the latest notice states it. */
export interface TradeRow {
  link: PageLink
  publishedAt: string
  holder: string
  /** The language of the holder's name, if it is not the page's. */
  lang?: Locale
  stage: Trade['stage']
  side: Trade['side']
  registered: string | null
  executed: string | null
  after: string | null
}

type Trade = NonNullable<ShareManagementFacts['trade']>
type Bond = NonNullable<ShareManagementFacts['bond']>

export interface BondRow extends Pick<Bond, 'code' | 'issued' | 'outstanding' | 'asOf' | 'rate' | 'maturesOn'> {
  link: PageLink
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
  /** Set where shares can still be bought with the right to it, on pages that say so. */
  isAhead?: true
  recordDate: string
  payDate: string
  sample: boolean
}
