import type { Heading } from '#engine/model/entries/entry.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { PageLink, SectionPage } from '#engine/model/payload.ts'
import type { Basis } from '#features/disclosures/collections/periodic-reports.ts'
import type { Rating } from '#features/research/collections/vocabulary.ts'
import type { BandPosition } from '#lib/drawing/band.ts'
import type { MonthStrip } from '#lib/drawing/month-strip.ts'

export const recordKinds = ['commentary', 'target', 'plan'] as const
export type RecordKind = (typeof recordKinds)[number]

/** `open`: not known yet. `unknown`: its time is over, and what is known does not suffice. */
export const recordStates = ['hit', 'miss', 'open', 'unknown'] as const
export type RecordState = (typeof recordStates)[number]

/** The page of all that the firm has said in advance, against what followed. */
export interface RecordPayload extends SectionPage {
  kind: 'track-record'
  headings: Heading[]
  /** Newest first; no more than the page shows. */
  rows: RecordRow[]
  /** Of all, not of the rows that are shown alone. */
  counts: RecordCounts
  /** How much there is that is not held against anything. */
  notCounted: { late: number; withdrawn: number }
  strip: MonthStrip<RecordKind, RecordState> | null
  /** All rows as a file. */
  download: { href: string; bytes: number }
}

export type RecordCounts = Record<RecordKind, Record<RecordState, number>>

export type RecordRow = CommentaryRow | TargetRow | PlanRow

interface RowBase {
  /** The day on which it was said. */
  date: string
  state: RecordState
  /** Where it was said. */
  link: PageLink
}

/** A band for the close of a session. */
export interface CommentaryRow extends RowBase {
  kind: 'commentary'
  index: string
  support: string
  resistance: string
  /** Null while it is not known. */
  close: { points: string; date: string; position: BandPosition } | null
  direction: 'right' | 'wrong' | null
}

/** A target price for twelve months. */
export interface TargetRow extends RowBase {
  kind: 'target'
  ticker: string
  company: string
  /** The language of the company's name, if it is not the page's. */
  lang?: Locale
  rating: Rating
  target: string
  /** The close that it was compared with; null where no report on the site states it. */
  price: string | null
  /** The last day of the twelve months. */
  until: string
  /** The close that decides, or the latest that is known; null if none is known. */
  known: { price: string; date: string; link: PageLink } | null
}

/** A figure that a general meeting planned for a year. */
export interface PlanRow extends RowBase {
  kind: 'plan'
  fiscalYear: number
  basis: Basis
  metric: PlanMetric
  /** In billions of đồng. */
  planned: string
  actual: { value: string; percent: string; link: PageLink | null } | null
}

export type PlanMetric = 'operatingRevenue' | 'profitBeforeTax' | 'profitAfterTax'
