import { collections } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import type { EntryMark } from '#model/entries/entry-mark.ts'

/** The states that lists show of a collection's entries on a day: correcting, corrected, replaced, in force. */
export function toMarks<C extends CollectionName>(
  collection: C,
  all: readonly Entry<C>[],
  today: string,
): (entry: Entry<C>) => EntryMark[] {
  const { markOn } = collections[collection]
  const standing = all.filter(({ facts }) => facts.status !== 'withdrawn')
  const corrected = new Set(standing.map(({ facts }) => facts.corrects?.entry))
  const superseded = new Set(standing.map(({ facts }) => facts.supersedes))
  return ({ slug, facts }) => {
    const own = markOn(facts, today)
    // A version stays in force until its successor takes effect, even if that has been published already.
    const isReplaced = superseded.has(slug) && (own === undefined || own === 'no-longer-in-force')
    return [
      ...(facts.corrects ? (['corrects'] as const) : []),
      ...(corrected.has(slug) ? (['corrected'] as const) : []),
      ...(isReplaced ? (['superseded'] as const) : []),
      ...(own ? [own] : []),
    ]
  }
}
