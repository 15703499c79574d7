import type { Attachment } from '#model/entries/attachments.ts'
import type { Texts } from '#model/entries/entry.ts'
import type { Translated } from '#model/entries/translated.ts'
import type { ImageAsset } from '#model/images/image-variants.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { FoundIcon } from './find-icon.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import type { FoundLink } from '../markdown/render-markdown.ts'
import type { Dates } from './read-facts.ts'

/** An entry or a page as it was read. */
export type Written<Facts, Matter> = WholeEntry<Facts, Matter> | RefusedEntry

/** One of which nothing is refused. */
export interface WholeEntry<Facts, Matter> extends FoundInEntry {
  state: 'whole'
  folder: Folder
  facts: Facts
  /** `entry.yaml` as it was written. */
  factsText: string
  texts: Texts
  /** The frontmatter of each text. */
  matter: Translated<Matter>
  /** The same as it was written. */
  matterTexts: Partial<Record<Locale, string>>
  cover: ImageAsset | undefined
  /** Those of the texts, and the cover. */
  images: ImageAsset[]
  attachments: Attachment[]
}

/** One that cannot be shown, for reasons that are among the diagnostics. */
export interface RefusedEntry extends FoundInEntry {
  state: 'refused' | 'unfinished draft'
  /** When it would be shown, where its facts say so rightly. */
  dates: Dates | undefined
}

/** One of which nothing could be read. */
export const unread: RefusedEntry = { state: 'refused', dates: undefined, links: [], icons: [] }

/** What an entry refers to beyond its folder: checked once everything is read, whatever else is wrong with the entry. */
export interface FoundInEntry {
  links: FoundLink[]
  icons: FoundIcon[]
}

/** What reading the folder of an entry or a page gave. */
export interface EntryFolder<Facts, Matter> {
  written: Written<Facts, Matter>
  /** What is wrong with it. Of a draft, which is shown nowhere, all are warnings: it holds nobody up. */
  found: Diagnostics
  isDraft: boolean
  /** The folders in it, by name. */
  folders: [name: string, folder: Folder][]
}
