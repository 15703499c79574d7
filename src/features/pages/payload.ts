import type { Heading } from '#engine/model/entries/entry.ts'
import type { IconName } from '#engine/model/icons.ts'
import type { DeskContact, PageLink, SectionPage } from '#engine/model/payload.ts'
import type { AlertForm } from '#features/alerts/payload.ts'
import type { DealList } from '#features/deals/payload.ts'
import type { FeeTerms } from '#features/fees/fee-terms.ts'
import type { FeeSchedule } from '#features/fees/payload.ts'
import type { InvestorBrief } from '#features/investors/payload.ts'
import type { Faq } from '#features/learning/payload.ts'
import type { ItemGroup, ListItem } from '#features/lists/payload.ts'
import type { ResearchEvidence } from '#features/research/payload.ts'
import type { UrgentMatter } from './collections/page-schema.ts'

export type { HomeHeadings } from './collections/page-schema.ts'
import type { ProductMatter } from './collections/product-schema.ts'

export interface PagePayload extends SectionPage {
  kind: 'page'
  headings: Heading[]
  /** The first steps of readers who must call the desk at once; null on other pages. */
  urgent: (UrgentMatter & { desk: DeskContact }) | null
}

/** A product or service: a text, and the fields that every product has. */
export interface ProductPayload extends SectionPage {
  kind: 'product'
  headings: Heading[]
  product: ProductMatter | null
  /** The parts of the fee, where each client agrees on it; null where there are schedules. */
  agreement: string | null
  /** The rates in force; null if the product names no schedules, or none is in force. */
  fees: { schedules: FeeSchedule[]; terms: FeeTerms } | null
  faqs: Faq[]
  /** Deals of the kinds that the page names; null if it names none, or if there are none. */
  deals: DealList | null
  /** True if the way to it begins with a securities account. */
  needsAccount: boolean
  /** Further pages, with their titles. */
  links: PageLink[]
}

export interface SectionPayload extends SectionPage {
  kind: 'section'
  /** The pages that visitors ask for most; the children are the others. */
  asked: PageLink[]
  children: (PageLink & { summary: string; icon: IconName | null })[]
  /** The benefits of a product, or the pages of a section, where the first page leads. */
  points: string[]
  /** As on product pages. */
  deals: DealList | null
}

export interface HubPayload extends SectionPage {
  kind: 'hub'
  /** Results, share and dates of the firm; null on other hubs than that for investors. */
  investors: InvestorBrief | null
  /** The evidence that research opens with; null on other hubs. */
  research: ResearchEvidence | null
  /** The newest of all entries of the groups, which is in none of them; null where the hub opens with something else. */
  newest: ListItem | null
  groups: ItemGroup[]
  /** The form for alerts of the hub, if there are any. */
  alerts?: AlertForm
}
