import type { Attachment } from './attachments.ts'
import type { CollectionName } from './collection-names.ts'
import type { FactsOf, MatterOf } from '#features/collections.ts'
import type { PageFacts, PageMatter } from '#features/pages/page-schema.ts'
import type { TextMatter } from './text.ts'
import type { EntryMark } from './entry-mark.ts'
import type { ImageAsset } from '../images/image-variants.ts'
import type { Locale } from '../locale.ts'

/** A heading of a text that contents lists show. */
export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** One language of an entry: its frontmatter, and its Markdown rendered. */
export interface Text extends TextMatter {
  html: string
  headings: Heading[]
  /** The ids of all headings, those too deep for a list of contents among them: what links may name. */
  anchors: string[]
  /** The text in parts: before its first heading of the second level, and below each. */
  intro: string
  sections: TextSection[]
  /** The steps of a guide, where a heading `{#cac-buoc}` announces them. */
  steps?: TextSteps
}

/** What stands below a heading of the second level. */
export interface TextSection {
  id: string
  html: string
}

export interface TextSteps {
  /** Where the heading above them stands in the file. */
  line: number
  /** The text up to the first step, and from the last one on. */
  before: string
  after: string
  steps: { html: string; line: number; hasText: boolean }[]
}

/** Vietnamese always; the other languages where they have been written. */
export type Texts = Partial<Record<Locale, Text>> & { vi: Text }

export interface Entry<C extends CollectionName = CollectionName> {
  collection: C
  slug: string
  facts: FactsOf<C>
  texts: Texts
  /** The frontmatter of each text whole, with the fields that only this entity has. */
  matter: Partial<Record<Locale, MatterOf<C>>> & { vi: MatterOf<C> }
  /** Its picture, if it has one; each text then says what it shows. */
  cover: ImageAsset | undefined
  attachments: Attachment[]
  /** Whether lists show it: it is neither withdrawn nor over. */
  isListed: boolean
  /** What has become of it, as lists say beside its date. */
  marks: readonly EntryMark[]
}

/** A page whose folder below `content/pages` is its URL. */
export interface ContentPage {
  path: string
  facts: PageFacts
  texts: Texts
  matter: Partial<Record<Locale, PageMatter>> & { vi: PageMatter }
  cover: ImageAsset | undefined
  attachments: Attachment[]
}

/** Each collection's entries, in the order in which lists show them. */
export type Entries = { [C in CollectionName]: Entry<C>[] }

/** All that editors have written and that has been published, read and checked. */
export interface Content {
  /** The moment it is published for, and the day that is in Vietnam: `2026-11-21`. */
  now: Date
  today: string
  pages: Map<string, ContentPage>
  entries: Entries
  /** Every image that an entry or a text shows, each once, by path. */
  images: ImageAsset[]
  /** Every document, by path. */
  attachments: Attachment[]
}
