import type { Heading } from '#engine/model/entries/entry.ts'
import type { SectionPage, ShownEntry } from '#engine/model/payload.ts'
import type { FeeFacts } from './collection.ts'
import type { FeeTerms } from './fee-terms.ts'

export type FeeSchedule = ShownEntry<'fees'>

/** The schedules of one product: at most one is in force on a day. */
export interface FeeProduct {
  product: FeeFacts['product']
  inForce: FeeSchedule | null
  /** Soonest first. */
  coming: FeeSchedule[]
  /** Newest first. */
  past: FeeSchedule[]
}

export interface FeesPayload extends SectionPage {
  kind: 'fees'
  headings: Heading[]
  products: FeeProduct[]
  terms: FeeTerms
  /** The file with the schedules in force. */
  csv: { href: string; bytes: number }
}
