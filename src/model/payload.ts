import type { Href } from '#lib/href.ts'
import type { Address } from './urls/address.ts'
import type { AttachmentLink } from './entries/attachments.ts'
import type { CollectionName } from './entries/collection-names.ts'
import type { FactsOf, MatterOf, RoutedName } from '#features/collections.ts'
import type { TextMatter } from './entries/text.ts'
import type { EntryMark } from './entries/entry-mark.ts'
import type { Picture } from './images/picture.ts'
import type { Locale } from './locale.ts'

// What payloads of all kinds are made of.

export interface PageLink {
  href: Href
  title: string
  /** The language of the title, where it is not the page's. */
  lang?: Locale
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

/** Links to the pages of the same section; the page in view may be one of them, or stand below one. */
export interface SectionNav {
  title: string
  href: Href
  links: (PageLink & { isAbove?: true })[]
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

/** What all payloads have. */
export interface PayloadBase {
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
