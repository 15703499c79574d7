import type { PageFacts, PageMatter } from '#features/pages/collections/page-schema.ts'
import type { Href } from '#lib/href.ts'
import type { Attachment } from '#model/entries/attachments.ts'
import type { EntryOf, Texts } from '#model/entries/entry.ts'
import type { Translated } from '#model/entries/translated.ts'
import type { ImageAsset } from '#model/images/image-variants.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import type { FactsOf, MatterOf } from './collections.ts'

/** Each collection's entries, in the order in which lists show them. */
export type Entries = { [C in CollectionName]: EntryOf<C, FactsOf<C>, MatterOf<C>>[] }

/** An entry of a collection, or of any. */
export type Entry<C extends CollectionName = CollectionName> = Entries[C][number]

/** A page whose folder below `content/pages` is its URL. */
export interface ContentPage {
  path: Href
  facts: PageFacts
  texts: Texts
  matter: Translated<PageMatter>
  cover: ImageAsset | undefined
  attachments: Attachment[]
}

/** The content that is published at a given time, read and checked. */
export interface Content {
  now: Date
  /** The day in Vietnam at that time: `2026-11-21`. */
  today: string
  pages: Map<string, ContentPage>
  entries: Entries
  /** Every image that an entry or a text shows, once each, sorted by path. */
  images: ImageAsset[]
  /** Every document, sorted by path. */
  attachments: Attachment[]
}
