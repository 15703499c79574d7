import type { Address } from './address.ts'
import type { AttachmentLink } from './attachments.ts'
import type { CollectionName } from './collection-names.ts'
import type { FactsOf, MatterOf, RoutedName } from './collections.ts'
import type { Body, BodyRole } from './entries/leader.ts'
import type { PaperKind } from './entries/meeting.ts'
import type { ProductMatter } from './entries/product.ts'
import type { ShareDate } from './entries/share-management.ts'
import type { TextMatter } from './entries/text.ts'
import type { Heading } from './entry.ts'
import type { FeeTerms } from './fee-terms.ts'
import type { EntryMark } from './entry-mark.ts'
import type { Href } from '#lib/href.ts'
import type { IconName } from './icons.ts'
import type { Picture } from './images/picture.ts'
import type { ListFilters } from './list-filters.ts'
import type { Locale } from './locale.ts'
import type { PeriodicGrid } from './periodic-grid.ts'
import type { Validity } from './validity.ts'
import type { WholeName, WholePages } from './whole-pages.ts'

export interface PageLink {
  href: Href
  title: string
  /** A place on that page. */
  anchor?: string
}

export type HeadLink =
  | { rel: 'canonical'; href: string }
  | { rel: 'alternate'; hrefLang: Locale | 'x-default'; href: string }
  | { rel: 'preload'; as: 'image'; fetchPriority: 'high'; imageSrcSet: string; imageSizes: string }

/** What stands in `<head>`; URLs are absolute. */
export interface PageHead {
  title: string
  description: string
  canonical: string
  /** Canonical and alternate addresses, and what the page needs soonest: attributes as React names them. */
  links: HeadLink[]
  type: 'website' | 'article'
  image: string
}

/** Links to the pages of the same section. */
export interface SectionNav {
  title: string
  href: Href
  links: PageLink[]
}

/** An entry as lists show it: the facts stay typed by collection, so that each list can show what matters there. */
export type ListItem = {
  [C in RoutedName]: {
    collection: C
    facts: FactsOf<C>
    href: Href
    title: string
    summary: string
    /** The language of title and summary, where it is not the page's. */
    textLocale: Locale
    thumb?: Picture
    /** How many documents it has, where it has some. */
    documents?: number
    /** What has become of it; left out where nothing has. */
    marks?: readonly EntryMark[]
  }
}[RoutedName]

/** The newest entries of a list, and the way to the rest. */
export interface ItemGroup {
  list: PageLink
  items: ListItem[]
}

interface PayloadBase {
  locale: Locale
  address: Address<Href>
  /** The language of the text: Vietnamese on an English page that has not been translated. */
  textLocale: Locale
  title: string
  summary: string
  /** The body, rendered from Markdown with raw HTML off. */
  html: string
  sample: boolean
  head: PageHead
  /** Beside the heading. */
  lead?: Picture
  /** Documents to download, where there are some. */
  attachments?: AttachmentLink[]
  /** The pages above this one, outermost first, without the home page. */
  trail: PageLink[]
}

/** What the frontmatter of an entity says beside what all texts have. */
export type DetailsOf<C extends CollectionName> = Omit<MatterOf<C>, keyof TextMatter>

/** An entry shown whole on the page of all of its kind, in its order. */
export type ShownEntry<C extends CollectionName = CollectionName> = {
  [Name in C]: {
    slug: string
    facts: FactsOf<Name>
    details: DetailsOf<Name>
    title: string
    summary: string
    html: string
    /** The language of its texts, where it is not the page's. */
    textLocale: Locale
    picture?: Picture
  }
}[C]

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
  /** The pages that its text frontmatter links to, with their titles. */
  links: PageLink[]
}

export interface SectionPayload extends PayloadBase {
  kind: 'section'
  section: SectionNav | null
  children: (PageLink & { summary: string; icon: IconName | null })[]
}

export interface HubPayload extends PayloadBase {
  kind: 'hub'
  section: SectionNav | null
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

/** One step of a guide. */
export interface GuideStep {
  number: number
  html: string
}

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
  csv: string
}

/** What an entry has to do with others of its kind. */
export interface Relations {
  /** What it replaces, and what replaced it. */
  supersedes?: PageLink
  supersededBy?: PageLink
  /** What it corrects, with what changed and why; and what corrects it, newest first. */
  corrects?: Correction
  correctedBy?: Correction[]
}

export interface Correction {
  link: PageLink
  reason: string
  /** When it was made. */
  at: string
}

/** A version of a document of governance, among all there have been. */
export interface DocumentVersion {
  link: PageLink
  version: string
  effectiveFrom: string
  effectiveTo: string | null
  validity: Validity
}

/** A day in the course of a right. */
export interface DatedStep {
  step: 'published' | ShareDate
  date: string
  isPast: boolean
}

/** What the page of an entry shows beside its own facts, where that is more than all have. */
interface EntryExtras {
  /** Newest first; the page's own among them. */
  governance: { validity: Validity; versions: DocumentVersion[] }
  'share-management': { timeline: DatedStep[] }
  /** Its text ends with the heading above the steps; `after` goes on behind them. */
  guides: { steps: GuideStep[]; after: string }
  knowledge: { terms: TermLink[]; glossary: Href }
}

type ExtrasOf<Name> = Name extends keyof EntryExtras ? EntryExtras[Name] : unknown

/** A paper of a meeting: the disclosure that published it. */
export interface MeetingPaper {
  link: PageLink
  refNo: string
  publishedAt: string
  /** The language of its title, where it is not the page's. */
  textLocale: Locale
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

/** One document. `newer` and `older` are its neighbours in its list. */
export type EntryPayload<C extends RoutedName = RoutedName> = {
  [Name in C]: PayloadBase &
    ExtrasOf<Name> & {
      kind: Name
      facts: FactsOf<Name>
      details: DetailsOf<Name>
      headings: Heading[]
      relations: Relations
      /** Whether lists show it: it is neither withdrawn nor over. */
      isListed: boolean
      list: PageLink
      newer: PageLink | null
      older: PageLink | null
    }
}[C]

/** What the build makes and the browser shows: one file per page and language. */
export type Payload =
  | OpeningPayload
  | LandingPayload
  | LandingVideoPayload
  | HomePayload
  | PagePayload
  | ProductPayload
  | LeadershipPayload
  | OrganisationPayload
  | GlossaryPayload
  | SectionPayload
  | HubPayload
  | ListPayload
  | MeetingsPayload
  | WholePayload
  | FeesPayload
  | EntryPayload

/** A payload as a file: it says which build it goes with. */
export type PayloadFile = Payload & { build: string }

export type PayloadKind = Payload['kind']
export type PayloadOf<K extends PayloadKind> = Extract<Payload, { kind: K }>
