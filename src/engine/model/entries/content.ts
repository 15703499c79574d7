import type { Href } from '#lib/href.ts'
import type { ImageAsset } from '../images/image-variants.ts'
import type { CollectionName } from '../site/collection-name.ts'
import type { DefinedCollections, OfCollections, Registered } from '../site/register.ts'
import type { RedirectRule } from '../urls/redirects.ts'
import type { Attachment } from './attachments.ts'
import type { CommonFacts, CommonListed, CommonShown } from './common-fields.ts'
import type { FactsOf as FactsIn, MatterOf as MatterIn, PublicNames } from './define-collection.ts'
import type { EntryOf, Texts } from './entry.ts'
import type { MenusFile } from './menus-file.ts'
import type { CommonPageFacts } from './page-fields.ts'
import type { TextMatter } from './text.ts'
import type { Translated } from './translated.ts'

// Mapped types by name, so that in code that is generic in the name, the compiler relates an entry to its collection.
type AllFacts = OfCollections<
  { [C in keyof DefinedCollections]: FactsIn<DefinedCollections[C]> },
  Record<string, CommonFacts>
>
type AllMatter = OfCollections<
  { [C in keyof DefinedCollections]: MatterIn<DefinedCollections[C]> },
  Record<string, TextMatter>
>

/** The facts of a collection's entries. */
export type FactsOf<C extends CollectionName> = AllFacts[C]
/** The frontmatter of a collection's texts. */
export type MatterOf<C extends CollectionName> = AllMatter[C]

type Named<C extends keyof DefinedCollections, List extends keyof PublicNames> =
  DefinedCollections[C] extends Readonly<Record<List, readonly (infer Name)[]>> ? Name : never
/** The named fields alone, of each form that the object may have. */
type Picked<Fields, Name> = Fields extends unknown
  ? { [Field in keyof Fields as Field extends Name ? Field : never]: Fields[Field] }
  : never

type AllShown = OfCollections<
  { [C in keyof DefinedCollections]: Picked<FactsIn<DefinedCollections[C]>, Named<C, 'shown'>> },
  Record<string, CommonShownFacts>
>
type AllListed = OfCollections<
  { [C in keyof DefinedCollections]: Picked<FactsIn<DefinedCollections[C]>, Named<C, 'listed'>> },
  Record<string, Picked<CommonFacts, CommonListed>>
>
type AllSearched = OfCollections<{ [C in keyof DefinedCollections]: Named<C, 'searched'> }, Record<string, string>>
type AllDetails = OfCollections<
  { [C in keyof DefinedCollections]: Picked<MatterIn<DefinedCollections[C]>, Named<C, 'details'>> },
  Record<string, object>
>

/** The facts of all entries that their pages show. */
export type CommonShownFacts = Picked<CommonFacts, CommonShown>
/** The facts of an entry that a page shows. */
export type ShownFacts<C extends CollectionName> = AllShown[C]
/** The facts of an entry that lists show. */
export type ListedFacts<C extends CollectionName> = AllListed[C]
/** The names of the facts of an entry that are searched. */
export type SearchedFact<C extends CollectionName> = AllSearched[C]
/** The fields of the frontmatter that only this collection has, and that pages show. */
export type Details<C extends CollectionName> = AllDetails[C]

/** Each collection's entries, in the order in which lists show them. */
export type Entries = { [C in CollectionName]: EntryOf<C, FactsOf<C>, MatterOf<C>>[] }

/** An entry of a collection, or of any. */
export type Entry<C extends CollectionName = CollectionName> = Entries[C][number]

export type PageFacts = Registered<'pageFacts', CommonPageFacts>
export type PageMatter = Registered<'pageMatter', TextMatter>

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
  /** The day of the site at that time: `2026-11-21`. */
  today: string
  pages: Map<string, ContentPage>
  entries: Entries
  /** Every image that an entry or a text shows, once each, sorted by path. */
  images: ImageAsset[]
  /** Every document, sorted by path. */
  attachments: Attachment[]
  /** The redirects of the code and of the content, but for those to what was taken down. */
  redirects: readonly RedirectRule[]
  /** The menus as editors write them, without what was taken down. */
  menus: MenusFile
}
