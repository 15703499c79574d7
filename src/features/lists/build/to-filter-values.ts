import type { Entry } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { collections } from '#features/collections.ts'
import { toListYear } from '#features/list-year.ts'
import type { ListRow } from '../payload.ts'

/** The values of an entry that the filters of its lists compare. */
export function toFilterValues<C extends CollectionName>(entry: Entry<C>): Pick<ListRow, 'values' | 'day'> {
  const { collection, facts, texts } = entry
  const { kind, ticker } = collections[collection].filters
  // The time has Vietnam's offset, so that its date is the day in Vietnam.
  const day = facts.publishedAt.slice(0, 10)
  const [loai, ma] = [kind?.(facts), ticker?.(facts)]
  return {
    values: {
      nam: [toListYear(entry)],
      ...(loai !== undefined && { loai: [loai] }),
      ...(ma !== undefined && { ma: [ma] }),
      ngu: Object.keys(texts),
    },
    day,
  }
}
