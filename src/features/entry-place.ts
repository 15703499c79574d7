import type { Href } from '#lib/href.ts'
import type { CollectionName } from '#model/entries/collection-names.ts'
import { collections } from './collections.ts'
import type { AnyCollection } from '#model/entries/define-collection.ts'
import type { Entry } from '#model/entries/entry.ts'
import { toHref } from '#model/urls/href.ts'

/** Where an entry is read: its own page, or its place on the page that shows all of its kind. */
export interface EntryPlace {
  href: Href
  /** The id of the entry on that page. */
  anchor?: string
}

export function toEntryPlace({ collection, slug, facts }: Entry): EntryPlace {
  const { route, listOf }: AnyCollection = collections[collection]
  return route ? { href: toHref(route, { slug }) } : { href: listOf(facts), anchor: slug }
}

/** The address of an entry's own page; undefined for an entity whose entries share one. */
export function toEntryHref(collection: CollectionName, slug: string): Href | undefined {
  const { route }: AnyCollection = collections[collection]
  return route && toHref(route, { slug })
}
