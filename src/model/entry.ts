import type { Attachment } from './attachments.ts'
import type { CollectionName, FactsOf } from './collections.ts'
import type { PageFacts } from './entries/page.ts'
import type { TextMatter } from './entries/text.ts'
import type { ImageAsset } from './images/image-variants.ts'
import type { Locale } from './locale.ts'

/** A heading of a text that can be linked to. */
export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** One language of an entry, its Markdown rendered. */
export interface Text extends TextMatter {
  html: string
  headings: Heading[]
}

/** Vietnamese always; the other languages where they have been written. */
export type Texts = Partial<Record<Locale, Text>> & { vi: Text }

export interface Entry<C extends CollectionName = CollectionName> {
  slug: string
  facts: FactsOf<C>
  texts: Texts
  /** Its picture, if it has one; each text then says what it shows. */
  cover?: ImageAsset | undefined
  attachments: Attachment[]
}

/** A page whose folder below `content/pages` is its URL. */
export interface ContentPage {
  path: string
  facts: PageFacts
  texts: Texts
  cover?: ImageAsset | undefined
  attachments: Attachment[]
}

/** Each collection's entries, in the order in which lists show them. */
export type Entries = { [C in CollectionName]: Entry<C>[] }

/** All that editors have written, read and checked. */
export interface Content {
  pages: Map<string, ContentPage>
  entries: Entries
  /** Every image that an entry or a text shows, each once, by path. */
  images: ImageAsset[]
  /** Every document, by path. */
  attachments: Attachment[]
}
