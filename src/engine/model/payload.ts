import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { Href } from '#lib/href.ts'
import type { AttachmentLink } from './entries/attachments.ts'
import type { EntryChart } from './entries/chart-field.ts'
import type { GoneRevision } from './entries/common-fields.ts'
import type { CommonShownFacts, Details, ListedFacts, ShownFacts } from './entries/content.ts'
import type { Heading } from './entries/entry.ts'
import type { Picture } from './images/picture.ts'
import type { Locale } from './locale/locale.ts'
import type { CollectionName, RoutedName } from './site/collection-name.ts'
import type { Address } from './urls/address.ts'
import type { FeedFormat, feedFormats } from './urls/feed-urls.ts'

// The types that payloads of all kinds share.

export interface PageLink {
  href: Href
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: Locale
  /** The id of an element of that page. */
  anchor?: string
}

export type HeadLink =
  | { rel: 'canonical'; href: string }
  | { rel: 'alternate'; hrefLang: Locale | 'x-default'; href: string }
  | FeedLink
  | ({ rel: 'preload'; as: 'image'; fetchPriority: 'high' } & (
      | { href: string }
      | { imageSrcSet: string; imageSizes: string; type?: 'image/avif' }
    ))

/** A feed that readers find by the address of a page. Its URL is a path, which is shorter. */
export interface FeedLink {
  rel: 'alternate'
  type: (typeof feedFormats)[FeedFormat]['type']
  title: string
  href: string
}

/** The content of `<head>`; URLs of pages and images are absolute. */
export interface PageHead {
  title: string
  description: string
  canonical: string
  /** Canonical and alternate URLs, and the preload of the page's picture, with React's names of attributes. */
  links: HeadLink[]
  type: 'website' | 'article'
  image: string
}

/** Links to the pages of a section. The current page is one of them, or below one of them: the one with `isAbove`. */
export interface SectionNav {
  title: string
  href: Href
  links: (PageLink & { isAbove?: true })[]
}

/** Who answers questions about a page, from the profile of the firm. */
export interface DeskContact {
  /** The person or department, in the language of the page. */
  name: string
  phone: string
  email: string
  /** When it answers; when the head office is open, if it is absent. */
  hours?: string
}

/** The fields that all payloads have. */
export interface PayloadBase {
  locale: Locale
  address: Address<Href>
  /** The query that the page was made for, where it shows something else than the path alone: `kind=a&page=2`. */
  query?: string
  /** The language of the text: the source language if the page has not been translated. */
  textLocale: Locale
  title: string
  summary: string
  /** The body, rendered from Markdown with raw HTML off. */
  html: string
  sample: boolean
  head: PageHead
  /** The picture beside the heading. */
  lead?: Picture
  /** The cover beside the heading and in the social image, where there is no picture. */
  drawn?: DrawnCover
  /** Documents to download, if there are any. */
  attachments?: AttachmentLink[]
  /** Who answers questions about the page. */
  desk?: DeskContact
  /** The pages above this one, outermost first, without the home page. */
  trail: PageLink[]
}

/** An entry on a page that shows several. */
interface EntryPart {
  slug: string
  title: string
  summary: string
  html: string
  /** The language of its texts: the source language on a page in a language that it has not been translated into. */
  textLocale: Locale
  picture?: Picture
}

/** An entry shown in full on a page that shows several. */
export interface ShownEntry<C extends CollectionName> extends EntryPart {
  facts: ShownFacts<C>
  details: Details<C>
}

/** An entry without its text, on a page that links to the entry's own page. */
export interface ListedEntry<C extends RoutedName> extends EntryPart {
  facts: ListedFacts<C>
}

/** How an entry relates to others of its collection. */
export interface Relations {
  /** The entry it replaces, and the one that replaced it. */
  supersedes?: RelatedEntry
  supersededBy?: PageLink
  /** The one that had replaced it, and was withdrawn. */
  formerSuccessor?: { link: PageLink; withdrawal: Withdrawal }
  /** The entry it corrects, and the corrections of it, newest first. */
  corrects?: Correction<RelatedEntry>
  correctedBy?: Correction[]
  /** Its corrections and successors that were taken down since. */
  gone?: readonly GoneRevision[]
}

/** An entry that another one names: a link to it, or that it was taken down. Then neither its title nor its address is said. */
export type RelatedEntry = PageLink | 'taken-down'

export interface Correction<Link = PageLink> {
  link: Link
  /** The change and its reason. */
  reason: string
  /** When the correction was published. */
  at: string
  /** The values that it replaces; none where it was withdrawn. */
  changes?: CorrectedValue[]
  /** Since then what it corrected applies again. */
  withdrawal?: Withdrawal
}

/** When and why an entry was withdrawn. */
export interface Withdrawal {
  at: string
  reason: string
}

/** A value of an entry before and after its correction. */
export interface CorrectedValue {
  what: string
  before: string
  after: string
}

/** Facts that the citation of a document needs besides its title and facts. */
export interface Cited {
  /** The code in its short link, which stays the same for ever. */
  code: string
  /** The legal name of the firm. */
  publisher: string
}

/** The page of an entry of any collection. `newer` and `older` are its neighbours in its list. */
export interface AnyEntryPayload extends PayloadBase {
  kind: string
  facts: CommonShownFacts
  headings: Heading[]
  relations: Relations
  /** True if lists show it: it is neither withdrawn nor past its validity. */
  isListed: boolean
  list: PageLink
  newer: PageLink | null
  older: PageLink | null
  /** Figures of the text, drawn above it. */
  chart?: EntryChart
  /** Only of documents. */
  cited?: Cited
}

/** The page of an entry of a collection, with the facts that the collection shows. */
export interface EntryPayload<C extends RoutedName> extends AnyEntryPayload {
  kind: C
  facts: ShownFacts<C>
  details: Details<C>
}

/** A page below others of its section. */
export interface SectionPage extends PayloadBase {
  section: SectionNav | null
}
