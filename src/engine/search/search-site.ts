import type { PageKind } from '#engine/model/content/page-spec.ts'
import type { Entry, PageMatter, SearchedFact } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { SearchSection } from '#engine/model/search/search-query.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import type { DerivedInput } from '#engine/render/payload/derived-input.ts'

/** An entry of a collection as it is searched for. */
export interface SearchedEntry<C extends CollectionName> {
  /** Its name in results. */
  name: BuildText | ((entry: Entry<C>) => BuildText)
  /** Further words that people search for it by. */
  toWords?: (entry: Entry<C>) => readonly BuildText[]
  /** The fields of its facts that count as headings, besides codes. */
  heads?: readonly SearchedFact<C>[]
  /** The element of its page that shows it, where that is not its slug. */
  toAnchor?: (entry: Entry<C>) => string | undefined
  /** Set where other results are better, unless they lack the words. */
  isMinor?: true
  /** Set where a withdrawn entry is not found either. */
  hidesWithdrawn?: true
}

/** Pages that are made of entries as they are searched for. */
export interface SearchedDerived {
  /** Their name in results. */
  name: BuildText
  /** Title and summary, without facts of the entries: words of a page that is gone stay in the index until it is merged. */
  toText: (input: DerivedInput) => { title: string; summary: string }
}

/** The documents that a site lets people search for. */
export interface SearchSite {
  /** By collection; null where nobody searches for its entries. */
  searched: { readonly [C in CollectionName]: SearchedEntry<C> | null }
  /** The names of kinds of pages in results; null where nobody searches for them. */
  pageNames: Readonly<Record<PageKind, BuildText | null>>
  /** The pages that are made of entries, by kind. */
  searchedDerived: Readonly<Record<string, SearchedDerived>>
  /** The fields of a page with texts besides its body. */
  pageTextsOf: (matter: PageMatter) => unknown
  /** The part of the site that a path is in. */
  sectionOf: (path: string) => SearchSection
}
