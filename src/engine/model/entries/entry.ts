import type { Href } from '#lib/href.ts'
import type { ImageAsset } from '../images/image-variants.ts'
import type { Attachment } from './attachments.ts'
import type { CommonFacts } from './common-fields.ts'
import type { EntryMark } from './entry-mark.ts'
import type { TextMatter } from './text.ts'
import type { Translated } from './translated.ts'

/** A heading of a text that tables of contents show. */
export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** One language of an entry: its frontmatter, and its Markdown rendered. */
export interface Text extends TextMatter, TextBody {}

/** A Markdown text, rendered. */
export interface TextBody {
  html: string
  /** True if there is nothing to show. */
  isEmpty: boolean
  headings: Heading[]
  /** The ids of all headings, including those too deep for a table of contents: links may lead to any of them. */
  anchors: string[]
  /** The part of `html` before the first heading of the second level. */
  intro: string
  /** The part of `html` below each heading of the second level. */
  sections: TextSection[]
  /** The steps of a guide: the numbered list below the heading that has their id. */
  steps?: TextSteps | undefined
}

/** The text below a heading of the second level. */
export interface TextSection {
  id: string
  html: string
}

export interface TextSteps {
  /** The line of that heading in the file. */
  line: number
  /** The HTML before the first step, and after the last one. */
  before: string
  after: string
  steps: { html: string; line: number; hasText: boolean }[]
}

export type Texts = Translated<Text>

/** A published entry. `Entry<'news'>` of `#features/content.ts` is one of a collection. */
export interface EntryOf<Name extends string, Facts, Matter> {
  collection: Name
  slug: string
  /** The address of its own page; undefined in a collection without such pages. */
  href: Href | undefined
  /** The address of the page above it: a list, or a page that shows several entries. */
  list: Href
  facts: Facts
  texts: Texts
  /** The whole frontmatter of each text, with the fields that only this collection has. */
  matter: Translated<Matter>
  /** Its picture, if it has one; then each text has a `coverAlt`. */
  cover: ImageAsset | undefined
  attachments: Attachment[]
  /** True if lists show it: it is neither withdrawn nor past its validity. */
  isListed: boolean
  /** Its states, as lists show them beside its date. */
  marks: readonly EntryMark[]
}

/** The parts of an entry that code for every collection needs. */
export type AnyEntry = EntryOf<string, CommonFacts, TextMatter>
