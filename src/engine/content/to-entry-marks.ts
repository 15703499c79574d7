import type { Collections } from '#engine/model/content/content-site.ts'
import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { FactsOf } from '#engine/model/entries/content.ts'
import type { EntryMark } from '#engine/model/entries/entry-mark.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'

interface Marked<C extends CollectionName> {
  slug: string
  facts: FactsOf<C>
}

/** Most entries have no mark. They share the list, because there are many of them. */
const none: readonly EntryMark[] = []

/** Returns a function for the states of a collection's entries on a day: correcting, corrected, superseded, in force. */
export function toEntryMarks<C extends CollectionName>(
  { markOn }: Pick<Collections[C], 'markOn'>,
  entries: readonly Marked<C>[],
  today: string,
): (slug: string, facts: FactsOf<C>) => readonly EntryMark[] {
  const corrected = new Set<string>()
  const superseded = new Set<string>()
  for (const { facts } of entries) {
    if (facts.status === 'withdrawn') continue
    if (facts.corrects) corrected.add(facts.corrects.entry)
    if (facts.supersedes !== undefined) superseded.add(facts.supersedes)
  }
  return (slug, facts) => {
    const { goneRevisions = [] }: CommonFacts = facts
    const isCorrected = corrected.has(slug) || goneRevisions.some(({ kind }) => kind === 'correction')
    const isSuperseded = superseded.has(slug) || goneRevisions.some(({ kind }) => kind === 'successor')
    const own = markOn(facts, today)
    // A version stays in force until its successor takes effect, even if the successor is already published.
    const isReplaced = isSuperseded && (own === undefined || own === 'no-longer-in-force')
    if (!facts.corrects && !isCorrected && !isReplaced && !own) return none
    return [
      ...(facts.corrects ? (['corrects'] as const) : []),
      ...(isCorrected ? (['corrected'] as const) : []),
      ...(isReplaced ? (['superseded'] as const) : []),
      ...(own ? [own] : []),
    ]
  }
}
