import type { FactsOf } from '#features/collections.ts'
import type { Body, BodyRole } from '#features/company/collections/leaders.ts'
import type { PaperKind } from '#features/meetings/collection.ts'
import type { ProductMatter } from '#features/pages/product-schema.ts'
import type { EntryMark } from './entries/entry-mark.ts'
import type { Heading } from './entries/entry.ts'
import type { FeeTerms } from '#features/fees/fee-terms.ts'
import type { FinancialSet, KeyFigures } from '#features/financials/payload.ts'
import type { IconName } from './icons.ts'
import type { ListFilters } from './list-filters.ts'
import type { Locale } from './locale.ts'
import type { ItemGroup, ListItem, PageLink, PayloadBase, SectionNav, ShownEntry } from './payload.ts'
import type { PeriodicGrid } from '#features/disclosures/periodic-grid.ts'
import type { WholeName, WholePages } from '#site/whole-pages.ts'

// Pages, by what they show.

export interface OpeningPayload extends PayloadBase {
  kind: 'opening'
}

export interface LandingPayload extends PayloadBase {
  kind: 'landing'
}

export interface LandingVideoPayload extends PayloadBase {
  kind: 'landing-video'
}

export interface HomePayload extends PayloadBase {
  kind: 'home'
  /** The newest market commentary, if there is one. */
  commentary: Extract<ListItem, { collection: 'commentary' }> | null
  disclosures: ItemGroup
  /** Research, news, announcements. */
  latest: ItemGroup[]
}

export interface PagePayload extends PayloadBase {
  kind: 'page'
  headings: Heading[]
  section: SectionNav | null
}

/** A product or service: a text, and what each of them says in the same places. */
export interface ProductPayload extends PayloadBase {
  kind: 'product'
  headings: Heading[]
  section: SectionNav | null
  product: ProductMatter | null
  /** The rates in force of what it costs; null where no fees are named. */
  fees: { schedules: ShownEntry<'fees'>[]; terms: FeeTerms } | null
  faqs: ShownEntry<'faqs'>[]
  /** Further pages, with their titles. */
  links: PageLink[]
}

export interface SectionPayload extends PayloadBase {
  kind: 'section'
  section: SectionNav | null
  children: (PageLink & { summary: string; icon: IconName | null })[]
}

/** The firm's figures, and the page's own text on how to read them. */
export interface FinancialDataPayload extends PayloadBase {
  kind: 'financial-data'
  section: SectionNav | null
  sets: FinancialSet[]
}

export interface HubPayload extends PayloadBase {
  kind: 'hub'
  section: SectionNav | null
  /** The firm's own figures, where the hub shows them and there are any. */
  figures: KeyFigures | null
  groups: ItemGroup[]
}

export interface ListPayload extends PayloadBase {
  kind: 'list'
  section: SectionNav | null
  items: ListItem[]
  pages: number
  total: number
  filters: ListFilters
  /** Reports by year and period, on the first page of their lists. */
  grids?: PeriodicGrid[]
}

/** A page that shows every entry of one or more collections, in full. */
export type WholePayload<Name extends WholeName = WholeName> = {
  [Kind in Name]: PayloadBase & {
    kind: Kind
    section: SectionNav | null
    headings: Heading[]
    entries: { [C in WholePages[Kind][number]]: ShownEntry<C>[] }
  }
}[Name]

/** The schedules of one product: at most one is in force on a day. */
export interface FeeProduct {
  product: FactsOf<'fees'>['product']
  inForce: ShownEntry<'fees'> | null
  /** Soonest first. */
  coming: ShownEntry<'fees'>[]
  /** Newest first. */
  past: ShownEntry<'fees'>[]
}

export interface FeesPayload extends PayloadBase {
  kind: 'fees'
  section: SectionNav | null
  headings: Heading[]
  products: FeeProduct[]
  terms: FeeTerms
  /** The file with what is in force. */
  csv: { href: string; bytes: number }
}

/** Who leads the company: bodies with their members of today and before, by rank. */
export interface LeadershipPayload extends PayloadBase {
  kind: 'leadership'
  section: SectionNav | null
  headings: Heading[]
  /** Everyone once, whatever the number of bodies. */
  people: ShownEntry<'leaders'>[]
  bodies: LeadingBody[]
}

export interface LeadingBody {
  id: Body
  title: string
  /** What the page says of the body. */
  html: string
  seats: Seat[]
  former: Seat[]
}

/** A role that someone has, or had, in a body. */
export interface Seat {
  /** Of `people`. */
  slug: string
  role: BodyRole
  from: string
  to?: string
  duty?: string
  /** Of a member of the board: independent, or with a part in the management. */
  standing?: 'independent' | 'executive' | 'non-executive'
  /** The first place where the person is shown, which has the text and the anchor. */
  isFirst: boolean
}

/** The organisation chart, from its root down. */
export interface OrganisationPayload extends PayloadBase {
  kind: 'organisation'
  section: SectionNav | null
  headings: Heading[]
  root: UnitNode | null
}

export interface UnitNode {
  slug: string
  title: string
  summary: string
  textLocale: Locale
  kind: FactsOf<'units'>['kind']
  sample: boolean
  head?: PageLink
  units: UnitNode[]
}

/** The glossary by first letters, in the order of the page's language. */
export interface GlossaryPayload extends PayloadBase {
  kind: 'glossary'
  section: SectionNav | null
  groups: { letter: string; terms: GlossaryTerm[] }[]
}

export interface TermLink {
  slug: string
  term: string
  definition: string
  textLocale: Locale
  /** The term in the other language, where it is another. */
  alias?: string
}

export interface GlossaryTerm extends TermLink {
  html: string
  related: PageLink[]
  /** Articles that use it. */
  articles: PageLink[]
}

/** A paper of a meeting: the disclosure that published it. */
export interface MeetingPaper {
  link: PageLink
  refNo: string
  publishedAt: string
  marks: readonly EntryMark[]
}

export type ShownMeeting = ShownEntry<'meetings'> & {
  isOver: boolean
  papers: { kind: PaperKind; items: MeetingPaper[] }[]
}

/** General meetings of shareholders, newest first, with their papers. */
export interface MeetingsPayload extends PayloadBase {
  kind: 'meetings'
  section: SectionNav | null
  meetings: ShownMeeting[]
}
