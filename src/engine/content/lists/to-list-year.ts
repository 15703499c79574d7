import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'

/** The year to which lists assign an entry: that of its publication, if its collection has no other. */
export function toListYear<C extends CollectionName>(
  { collections }: Pick<ContentSite, 'collections'>,
  { collection, facts }: Entry<C>,
): string {
  // The time has the offset of the site, so that its year is the year there.
  return collections[collection].filters.year?.(facts) ?? facts.publishedAt.slice(0, 4)
}
