import type { Href } from '#lib/href.ts'
import type { Entry } from '#model/entries/content.ts'
import type { CollectionName } from '#model/site/collection-name.ts'
import { toHref } from '#model/urls/href.ts'
import { collections } from './collections.ts'

/** The address of an entry: its own page, or its anchor on a page that shows several entries. */
export interface EntryAddress {
  href: Href
  /** The id of the entry on that page; undefined where the page leaves the entry out, such as a withdrawn one. */
  anchor?: string
}

export function toEntryAddress<C extends CollectionName>(entry: Entry<C>): EntryAddress {
  const { collection, slug, facts } = entry
  const href = toEntryHref(collection, slug)
  if (href !== undefined) return { href }
  const list = collections[collection].listOf(facts)
  return entry.isListed ? { href: list, anchor: slug } : { href: list }
}

/** The address of an entry's own page; undefined in a collection without such pages. */
export function toEntryHref(collection: CollectionName, slug: string): Href | undefined {
  const { route } = collections[collection]
  return route && toHref(route, { slug })
}
