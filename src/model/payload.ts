import type { Address } from './address.ts'
import type { AttachmentLink } from './attachments.ts'
import type { CollectionName, FactsOf } from './collections.ts'
import type { Heading } from './entry.ts'
import type { Href } from '#lib/href.ts'
import type { IconName } from './icons.ts'
import type { Picture } from './images/picture.ts'
import type { Locale } from './locale.ts'

export interface PageLink {
  href: Href
  title: string
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
  [C in CollectionName]: {
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
  }
}[CollectionName]

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
}

/** One document. `newer` and `older` are its neighbours in its list. */
export type EntryPayload<C extends CollectionName = CollectionName> = {
  [Name in C]: PayloadBase & {
    kind: Name
    facts: FactsOf<Name>
    headings: Heading[]
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
  | SectionPayload
  | HubPayload
  | ListPayload
  | EntryPayload

/** A payload as a file: it says which build it goes with. */
export type PayloadFile = Payload & { build: string }

export type PayloadKind = Payload['kind']
export type PayloadOf<K extends PayloadKind> = Extract<Payload, { kind: K }>
