import type { Heading } from '#engine/model/entries/entry.ts'
import type { PageLink, SectionPage, ShownEntry } from '#engine/model/payload.ts'

/** The page with the hours, price bands, ticks and lots of each exchange, which are the same on every day. */
export interface TradingHoursPayload extends SectionPage {
  kind: 'trading-hours'
  headings: Heading[]
}

/** A change of a list from the one before it; a ratio is missing where the security is not on that list. */
export interface MarginChange {
  ticker: string
  before?: number
  after?: number
}

export interface MarginList extends ShownEntry<'margin-lists'> {
  /** By ticker; empty for the first list. */
  changes: MarginChange[]
  announcement?: PageLink
}

export interface MarginListPayload extends SectionPage {
  kind: 'margin-list'
  headings: Heading[]
  inForce: MarginList | null
  /** Soonest first. */
  coming: MarginList[]
  /** Newest first. */
  past: MarginList[]
  /** The list in force as a file. */
  csv: { href: string; bytes: number }
}
