import type { Href } from '#lib/href.ts'
import { toHref } from '#model/urls/href.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import { collections } from './collections.ts'
import type { Entry } from './content.ts'

/** The address of an entry: its own page, or its anchor on a page that shows several entries. */
export interface EntryAddress {
  href: Href
  /** The id of the entry on that page. */
  anchor?: string
}

export function toEntryAddress<C extends CollectionName>({ collection, slug, facts }: Entry<C>): EntryAddress {
  const href = toEntryHref(collection, slug)
  return href === undefined ? { href: collections[collection].listOf(facts), anchor: slug } : { href }
}

/** The address of an entry's own page; undefined in a collection without such pages. */
export function toEntryHref(collection: CollectionName, slug: string): Href | undefined {
  const { route } = collections[collection]
  return route && toHref(route, { slug })
}
