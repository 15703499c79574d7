import type { Href } from '#lib/href.ts'
import type { Entries, Entry } from '../entries/content.ts'
import type { RoutedName } from '../site/collection-name.ts'

/** Entries of one collection, selected from all. */
export interface Selection {
  collection: RoutedName
  from: (entries: Entries) => Entry<RoutedName>[]
  /** The same with those that lists do not show any more. */
  fromAll: (entries: Entries) => Entry<RoutedName>[]
}

/** The kind of page at a path. `canonical` is the path for search engines, if two paths show the same. */
export interface ShownPage {
  kind: string
  canonical?: Href
  /** Of a list: the entries that it shows. */
  selection?: Selection
}
