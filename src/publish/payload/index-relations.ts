import type { RoutedName } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'

/** The entries of a collection by what they say of each other, so that each entry's relations are found without a search. */
export interface RelationIndex {
  bySlug: ReadonlyMap<string, Entry<RoutedName>>
  /** By the slug of the entry that is replaced. */
  supersededBy: ReadonlyMap<string, Entry<RoutedName>>
  /** By the slug of the entry that is corrected, newest correction first. */
  correctedBy: ReadonlyMap<string, readonly Entry<RoutedName>[]>
}

export function indexRelations(entries: readonly Entry<RoutedName>[]): RelationIndex {
  const correcting = entries.toSorted((a, b) => (a.facts.publishedAt < b.facts.publishedAt ? 1 : -1))
  const correctedBy = Map.groupBy(correcting, ({ facts }) => facts.corrects?.entry ?? '')
  correctedBy.delete('')
  // Of several that replace one entry, the first in the list counts: later keys overwrite earlier ones.
  const replacing = entries.toReversed().flatMap((entry) => {
    const { supersedes } = entry.facts
    return supersedes === undefined ? [] : [[supersedes, entry] as const]
  })
  return {
    bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
    supersededBy: new Map(replacing),
    correctedBy,
  }
}
