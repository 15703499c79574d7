import type { Check } from '#engine/content/check/content-check.ts'
import type { MomentsOf } from '#engine/content/find-next-change.ts'
import type { Collections } from '#engine/model/content/content-site.ts'
import type { DataContext, DataSet } from '#engine/model/content/data-set.ts'
import type { DerivedKind, ListDerived } from '#engine/model/content/derived-page.ts'
import type { PageKind, PageSpecs } from '#engine/model/content/page-spec.ts'
import type { EventContext, SiteEvent } from '#engine/model/content/site-event.ts'
import type { TableSheet } from '#engine/model/content/workbook.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { EntryPayloads, PayloadOf } from '#engine/model/payload-types.ts'
import type { AskedCard } from '#engine/model/search/answer-card.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'
import type { GeneratedFile } from '#engine/outputs/files/generated-file.ts'
import type { OutputSite } from '#engine/outputs/output-site.ts'
import type { Scripts } from '#engine/render/code/scripts.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import type { JsonLdNode } from '#engine/render/json-ld/json-ld-node.ts'
import type { DerivedInput } from '#engine/render/payload/derived-input.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import type { EntryAdditions, PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { EntryBuilders, ListInput } from '#engine/render/site/render-site.ts'
import type { SearchedDerived, SearchedEntry } from '#engine/search/search-site.ts'
import type { Href } from '#lib/href.ts'

/** A collection: its definition, and the names of its entries. */
export interface CollectionParts<C extends CollectionName> {
  /** Schemas, addresses, order and validity, by `defineCollection`. */
  definition: Collections[C]
  /** An entry as it is searched for; null where nobody searches for its entries. */
  search: SearchedEntry<C> | null
  /** Set where the news sitemap lists its latest entries. */
  isNews?: true
  /** Set where entries have a short link and can be cited: what people refer to for years. */
  isCited?: true
  /** The dates that its entries announce, or that follow from them. */
  toEvents?: (context: EventContext) => SiteEvent[]
}

/** A collection whose entries have pages. */
export interface RoutedParts<C extends RoutedName> extends CollectionParts<C>, EntryBuilders<C> {
  /** The statement of an entry's page for search engines, besides the pages above it. */
  toJsonLd: (page: EntryPayloads[C], context: JsonLdContext) => JsonLdNode[]
}

type PartsOf<C extends CollectionName> = C extends RoutedName ? RoutedParts<C> : CollectionParts<C>

/** A kind of page below `content/pages`. Lists have several pages each, so that they are told which one to make. */
export interface PageParts<K extends PageKind> {
  toPayload: (input: K extends 'list' ? ListInput : PageInput, spec: PageSpecs[K]) => PayloadOf<K>
  /** The statement of a page for search engines, besides the pages above it. */
  toJsonLd: (page: PayloadOf<K>, context: JsonLdContext) => JsonLdNode[]
  /** The name of the kind in results; null where nobody searches for such pages. */
  search: BuildText | null
}

/** A kind of page that is made of entries: which there are follows from what is published. */
export interface DerivedParts<K extends DerivedKind> {
  list: ListDerived
  toPayload: (input: DerivedInput) => PayloadOf<K>
  /** The statement of a page for search engines, besides the pages above it. */
  toJsonLd: (page: PayloadOf<K>, context: JsonLdContext) => JsonLdNode[]
  search: SearchedDerived
}

export type CollectionsOf<C extends CollectionName> = { readonly [N in C]: PartsOf<N> }
export type PagesOf<K extends PageKind> = { readonly [P in K]: PageParts<P> }
export type DerivedOf<K extends DerivedKind> = { readonly [P in K]: DerivedParts<P> }

/** One part of a site: its collections, its pages, and what it adds to the others. */
export interface Feature<
  C extends CollectionName,
  K extends PageKind,
  D extends DerivedKind = never,
> extends FeatureAdditions {
  collections: CollectionsOf<C>
  pages: PagesOf<K>
  derived: DerivedOf<D>
}

/** Additions of a feature to the whole site. */
export interface FeatureAdditions extends Partial<OutputSite> {
  /** Rules that schemas cannot express, such as those between entries. */
  checks?: readonly Check[]
  momentsOf?: MomentsOf
  /** Fields for the payload of every entry. */
  addToEntry?: (context: PayloadContext, entry: AnyEntry) => EntryAdditions
  /** The answers to what visitors ask the search, in one language: of phrases of two, the first counts. */
  toAnswers?: (context: PayloadContext) => readonly AskedCard[]
  /** Tables that can be taken away. */
  dataSets?: readonly DataSet[]
  /** Sheets for workbooks, in one language, besides those of the tables that can be taken away. */
  toSheets?: (context: DataContext) => TableSheet[]
  /** Downloads that are made from content, in one language. */
  toFiles?: (context: PayloadContext) => GeneratedFile[]
  /** The beginnings of the URLs of files that belong to an entry, by its folder (`news/a`). */
  filesOf?: (folder: string) => readonly string[]
  /** The page that leads to what `planOutputs` makes: a firm that leaves it out has none of that. */
  outputsOf?: Href
  scripts?: Scripts
}

/** Defines a feature. A builder that is left out, or a field of a payload, does not compile. */
export function defineFeature<
  C extends CollectionName = never,
  K extends PageKind = never,
  D extends DerivedKind = never,
>({
  collections,
  pages,
  derived,
  ...additions
}: FeatureAdditions & { collections?: CollectionsOf<C>; pages?: PagesOf<K>; derived?: DerivedOf<D> }): Feature<
  C,
  K,
  D
> {
  return {
    collections: collections ?? ({} as CollectionsOf<C>), // of no names
    pages: pages ?? ({} as PagesOf<K>), // of no kinds
    derived: derived ?? ({} as DerivedOf<D>), // as above
    ...additions,
  }
}
