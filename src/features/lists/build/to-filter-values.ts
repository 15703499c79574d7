import type { CollectionName } from '#model/entries/collection-names.ts'
import type { FactsOf } from '#features/collections.ts'
import type { Entry } from '#model/entries/entry.ts'
import type { KindedCollection, KindOf, ListRow } from '#model/list-filters.ts'

/** What an entry is, in the words of its list's `loai`; undefined where it is none of them. */
const kindOf: { [C in KindedCollection]: (facts: FactsOf<C>) => KindOf<C> | undefined } = {
  news: ({ category }) => category,
  announcements: ({ audience }) => audience,
  reports: (facts) => ('sector' in facts ? facts.sector : undefined),
  commentary: ({ kind }) => kind,
  guides: ({ platform }) => platform,
  knowledge: ({ category }) => category,
  'periodic-reports': ({ code }) => code,
  disclosures: ({ code }) => code,
  governance: ({ code }) => code,
  'share-management': ({ kind }) => kind,
}

/** The values that an entry can be found by in its lists. */
export function toFilterValues<C extends CollectionName>({
  collection,
  facts,
  texts,
}: Entry<C>): Pick<ListRow, 'values' | 'day'> {
  const toKind = (kindOf as Partial<Record<CollectionName, (facts: FactsOf<C>) => string | undefined>>)[collection] // its own line
  const kind = toKind?.(facts)
  // The offset is Vietnam's: the day it says is the day there.
  const day = facts.publishedAt.slice(0, 10)
  return {
    values: {
      nam: [toYear(facts, day)],
      ...(kind !== undefined && { loai: [kind] }),
      ...('ticker' in facts && { ma: [facts.ticker] }),
      ngu: Object.keys(texts),
    },
    day,
  }
}

/** A report's year is the one it is about. */
function toYear(facts: FactsOf<CollectionName>, day: string): string {
  return 'fiscalYear' in facts ? String(facts.fiscalYear) : day.slice(0, 4)
}
