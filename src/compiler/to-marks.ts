import type { AnyCollection } from '#model/entries/define-collection.ts'
import type { Entry } from '#model/entries/entry.ts'
import type { EntryMark } from '#model/entries/entry-mark.ts'

/** What lists say of each of a collection's entries on a day: that it corrects, was corrected or replaced, is in force. */
export function toMarks(
  all: readonly Entry[],
  { markOn }: AnyCollection,
  today: string,
): (entry: Entry) => EntryMark[] {
  const standing = all.filter(({ facts }) => facts.status !== 'withdrawn')
  const corrected = new Set(standing.map(({ facts }) => facts.corrects?.entry))
  const superseded = new Set(standing.map(({ facts }) => facts.supersedes))
  return ({ slug, facts }) => {
    const own = markOn?.(facts, today)
    // A version is replaced on a day of its own: until then it is in force, whatever has been published to follow it.
    const isReplaced = superseded.has(slug) && (own === undefined || own === 'no-longer-in-force')
    return [
      ...(facts.corrects ? (['corrects'] as const) : []),
      ...(corrected.has(slug) ? (['corrected'] as const) : []),
      ...(isReplaced ? (['superseded'] as const) : []),
      ...(own ? [own] : []),
    ]
  }
}
