import { collections } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import type { ListRow } from '../payload.ts'

/** The values that an entry can be found by in its lists. */
export function toFilterValues<C extends CollectionName>({
  collection,
  facts,
  texts,
}: Entry<C>): Pick<ListRow, 'values' | 'day'> {
  const { kind, ticker, year } = collections[collection].filters
  // The offset of a moment is Vietnam's: its date is the day there.
  const day = facts.publishedAt.slice(0, 10)
  const [loai, ma] = [kind?.(facts), ticker?.(facts)]
  return {
    values: {
      nam: [year?.(facts) ?? day.slice(0, 4)],
      ...(loai !== undefined && { loai: [loai] }),
      ...(ma !== undefined && { ma: [ma] }),
      ngu: Object.keys(texts),
    },
    day,
  }
}
