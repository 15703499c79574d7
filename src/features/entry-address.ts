import type { Href } from '#lib/href.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import { toHref } from '#model/urls/href.ts'
import { collections } from './collections.ts'
import type { Entry } from './content.ts'

/** Where an entry is read: its own page, or its place on the page that shows all of its kind. */
export interface EntryAddress {
  href: Href
  /** The id of the entry on that page. */
  anchor?: string
}

export function toEntryAddress<C extends CollectionName>({ collection, slug, facts }: Entry<C>): EntryAddress {
  const href = toEntryHref(collection, slug)
  return href === undefined ? { href: collections[collection].listOf(facts), anchor: slug } : { href }
}

/** The address of an entry's own page; undefined in a collection whose entries share one. */
export function toEntryHref(collection: CollectionName, slug: string): Href | undefined {
  const { route } = collections[collection]
  return route && toHref(route, { slug })
}
