import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { Href } from '#lib/href.ts'
import { collections } from './collections.ts'

/** The address of an entry's own page; undefined in a collection without such pages. */
export function toEntryHref(collection: CollectionName, slug: string): Href | undefined {
  const { route } = collections[collection]
  return route && toHref(route, { slug })
}
