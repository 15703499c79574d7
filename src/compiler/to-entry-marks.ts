import { collections } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'
import type { EntryMark } from '#model/entries/entry-mark.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'

/** The states of a collection's entries on a day, by slug: correcting, corrected, superseded, in force. */
export function toEntryMarks<C extends CollectionName>(
  collection: C,
  entries: readonly Entry<C>[],
  today: string,
): ReadonlyMap<string, EntryMark[]> {
  const { markOn } = collections[collection]
  const valid = entries.filter(({ facts }) => facts.status !== 'withdrawn')
  const corrected = new Set(valid.map(({ facts }) => facts.corrects?.entry))
  const superseded = new Set(valid.map(({ facts }) => facts.supersedes))
  const toMarks = ({ slug, facts }: Entry<C>): EntryMark[] => {
    const own = markOn(facts, today)
    // A version stays in force until its successor takes effect, even if the successor is already published.
    const isReplaced = superseded.has(slug) && (own === undefined || own === 'no-longer-in-force')
    return [
      ...(facts.corrects ? (['corrects'] as const) : []),
      ...(corrected.has(slug) ? (['corrected'] as const) : []),
      ...(isReplaced ? (['superseded'] as const) : []),
      ...(own ? [own] : []),
    ]
  }
  return new Map(entries.map((entry) => [entry.slug, toMarks(entry)]))
}
