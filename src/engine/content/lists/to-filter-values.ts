import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { FilterValues } from '#engine/model/lists/list-filters.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { listParams } from '#engine/model/urls/search.ts'
import { toListYear } from './to-list-year.ts'

/** The values of an entry that the filters of its lists compare. */
export function toFilterValues<C extends CollectionName>(
  site: Pick<ContentSite, 'collections'>,
  entry: Entry<C>,
): FilterValues {
  const { collection, facts, texts } = entry
  const { kind, ticker } = site.collections[collection].filters
  // The time has the offset of the site, so that its date is the day there.
  const day = facts.publishedAt.slice(0, 10)
  const [ofKind, ofTicker] = [kind?.(facts), ticker?.(facts)]
  return {
    values: {
      [listParams.year]: [toListYear(site, entry)],
      ...(ofKind !== undefined && { [listParams.kind]: [ofKind] }),
      ...(ofTicker !== undefined && { [listParams.ticker]: [ofTicker] }),
      [listParams.language]: Object.keys(texts),
    },
    day,
  }
}
