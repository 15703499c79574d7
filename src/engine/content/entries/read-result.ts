import type { Attachment } from '#engine/model/entries/attachments.ts'
import type { Texts } from '#engine/model/entries/entry.ts'
import type { Translated } from '#engine/model/entries/translated.ts'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Digests } from '../archive/digests.ts'
import type { LinkReference } from '../markdown/render-markdown.ts'
import type { Mention } from '../mentions/find-mentions.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { WordingProblem } from '../wording/wording-problem.ts'
import type { PartHashes } from './entry-hashes.ts'
import type { IconReference } from './find-icon.ts'
import type { Dates } from './read-facts.ts'

/** The result of reading an entry or a page. */
export type ReadResult<Facts, Matter> = ValidEntry<Facts, Matter> | InvalidEntry

export interface ValidEntry<Facts, Matter> extends FoundReferences {
  state: 'valid'
  /** The path of its folder, for messages. */
  name: string
  facts: Facts
  texts: Texts
  /** The frontmatter of each text. */
  matter: Translated<Matter>
  sources: EntrySources
  /** As in `ObjectSource`. */
  toWrittenPath?: (path: readonly (string | number)[]) => readonly (string | number)[]
  cover: ImageAsset | undefined
  /** The numbers, addresses and hours in its texts. */
  mentions: Mention[]
  /** The images of the texts, and the cover. */
  images: ImageAsset[]
  attachments: Attachment[]
  /** The forms in its files that are written otherwise here. */
  wording: WordingProblem[]
  /** The paragraphs and the longer sentences of each text: hash, line and column of one after the other. */
  passages: Partial<Record<Locale, number[]>>
  /** The hash of all files of its folder, where it is known from the cache. */
  sourcesHash?: string
  /** Where they are known from the cache. */
  hashes?: PartHashes
  /** The hashes of its sources, if it is in an archived collection. */
  digests?: Digests
}

/** The sources of an entry, for the positions of errors. */
export interface EntrySources {
  /** The source of `entry.yaml`. */
  facts: () => string
  /** The source of the frontmatter of a text; empty if there is none. */
  matter: (locale: Locale) => string
  /** The source of a whole text; empty if there is none. */
  text: (locale: Locale) => string
}

/** An entry with errors, which are among the diagnostics. Errors of a draft are warnings: it is not published. */
export interface InvalidEntry extends FoundReferences {
  state: 'invalid' | 'unfinished draft'
  /** Undefined if the fields that state when it appears are invalid. */
  dates: Dates | undefined
}

/** An entry of which no file could be read. */
export const unreadableEntry: InvalidEntry = { state: 'invalid', dates: undefined, links: [], icons: [] }

/** References outside the folder of the entry. They are checked after all entries are read, even if the entry is invalid. */
export interface FoundReferences {
  links: LinkReference[]
  icons: IconReference[]
}

/** The result of reading the folder of an entry or a page. */
export interface EntryFolder<Facts, Matter> {
  result: ReadResult<Facts, Matter>
  diagnostics: Diagnostics
  isDraft: boolean
}
