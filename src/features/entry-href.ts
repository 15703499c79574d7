import type { Href } from '#lib/href.ts'
import type { CollectionName } from '#model/site/collection-name.ts'
import { toHref } from '#model/urls/href.ts'
import { collections } from './collections.ts'

/** The address of an entry's own page; undefined in a collection without such pages. */
export function toEntryHref(collection: CollectionName, slug: string): Href | undefined {
  const { route } = collections[collection]
  return route && toHref(route, { slug })
}
