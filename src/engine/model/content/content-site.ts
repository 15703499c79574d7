import type * as v from 'valibot'
import type { Href } from '#lib/href.ts'
import type { Content, Entry, FactsOf, MatterOf, PageFacts, PageMatter } from '../entries/content.ts'
import type { Collection } from '../entries/define-collection.ts'
import type { Texts } from '../entries/entry.ts'
import type { CollectionName, RoutedName } from '../site/collection-name.ts'
import type { CodeRedirects } from '../urls/define-redirects.ts'
import { toHref } from '../urls/href.ts'
import type { DataSite } from './data-set.ts'
import type { ListDerived } from './derived-page.ts'
import type { PageSpec } from './page-spec.ts'

/** The definitions of all collections. */
export type Collections = { readonly [C in CollectionName]: Collection<FactsOf<C>, MatterOf<C>> }

/** The addresses of a site. */
export interface SiteMap {
  /** The paths that must have a page in `content/pages`. */
  requiredPaths: ReadonlySet<string>
  /** The pattern with parameters that matches a path, other than the one for pages without a route. */
  findOwnRoute: (path: string) => string | undefined
  /** The kind of page at a path; pages without a route of their own are of the kind `page`. */
  specOf: (path: string) => PageSpec
}

/** The content of a site: how it is read, and where it appears. */
export interface ContentSite extends SiteMap, DataSite {
  /** The URL of the module that exports it as `site`: threads import it, because functions do not cross to them. */
  module: string
  /** Files and folders with the code of its collections: what was read with other code is read again. */
  sources: readonly string[]
  /** The collections, in the order in which messages and archives name them. */
  names: readonly CollectionName[]
  /** Those whose entries have pages of their own. */
  routedNames: readonly RoutedName[]
  collections: Collections
  /** Collections of news: the news sitemap lists their latest entries. */
  newsNames: readonly RoutedName[]
  /** Collections whose entries have a short link and can be cited. */
  citedNames: readonly RoutedName[]
  /** The fields of the pages of `content/pages`. */
  pages: {
    schema: v.GenericSchema<unknown, PageFacts & { attachments?: unknown }>
    text: v.GenericSchema<unknown, PageMatter>
  }
  /** The redirects in its code. All of them, with those of the content: `Content.redirects`. */
  redirects: CodeRedirects
  /** The beginnings of the URLs of files that belong to an entry, by its folder (`news/a`), besides its documents and images. */
  filesOf: (folder: string) => readonly string[]
  /** The pages that are made of entries, in a fixed order. */
  listDerived: ListDerived
  /** The values of the filter by kind in the lists of a collection, in the order of the filter; none where it has no kinds. */
  kindsOf: (collection: CollectionName) => readonly string[]
  /** The search parameters of the lists of a collection. An invalid value counts as absent. */
  searchSchemaOf: (collection: CollectionName) => v.GenericSchema<unknown, Readonly<Record<string, unknown>>>
}

/** The address of an entry's own page; undefined in a collection without such pages. */
export function toEntryHref(
  { collections }: Pick<ContentSite, 'collections'>,
  collection: CollectionName,
  slug: string,
): Href | undefined {
  const { route } = collections[collection]
  return route && toHref(route, { slug })
}

/** Every path of a site with its texts. A path of two pages appears twice. */
export function* allPaths({ pages, entries }: Content): Generator<{ path: Href; texts: Texts }> {
  yield* pages.values()
  for (const list of Object.values<readonly Entry[]>(entries)) {
    for (const { href, texts } of list) if (href !== undefined) yield { path: href, texts }
  }
}
