import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { Entries, Entry } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toRecord } from '#lib/records.ts'
import type { HiddenEntries, HiddenEntry } from './check/content-check.ts'
import type { ContentObjects } from './content-objects.ts'
import type { CollectedEntries, CollectedEntry } from './entries/collect-entries.ts'
import type { ReadResult, ValidEntry } from './entries/read-result.ts'
import { toDates, toVisibility, type Visibility } from './entries/to-visibility.ts'
import { toEntryMarks } from './to-entry-marks.ts'

export interface Published {
  entries: Entries
  hidden: HiddenEntries
  /** The folders of invalid entries, such as `news/a`, and their paths. */
  invalid: ReadonlySet<string>
  /** All entries, valid or not. */
  results: ResultAtMoment[]
}

/** The result of reading an entry or a page, and its visibility at a moment. */
export interface ResultAtMoment {
  result: ReadResult<unknown, unknown>
  visibility: Visibility
}

/** Read entries, and the moment of publication. */
export interface PublishInput {
  site: ContentSite
  collected: CollectedEntries
  now: Date
  /** The day of the site at the moment: `2026-11-21`. */
  today: string
  objects: ContentObjects
  /** Lists of earlier: a list that would be equal is kept, with all that was made for it. */
  previous: Entries | undefined
}

/** Selects the entries that are visible at a moment, and lists those that are not. */
export function toPublished(input: PublishInput): Published {
  const { site } = input
  const hidden = new Map<string, HiddenEntry>()
  const invalid = new Set<string>()
  const results: ResultAtMoment[] = []
  for (const collection of site.names) {
    for (const { slug, result } of input.collected[collection]) {
      const visibility = toVisibility(result, input.now)
      results.push({ result, visibility })
      if (result.state === 'valid' && visibility === 'visible') continue
      const name = `${collection}/${slug}`
      const path = toEntryHref(site, collection, slug)
      if (result.state === 'invalid') for (const key of [name, path]) if (key !== undefined) invalid.add(key)
      if (visibility === 'draft' || visibility === 'scheduled') {
        hidden.set(name, { status: visibility, publishedAt: toDates(result)?.publishedAt ?? '', path })
      }
    }
  }
  const entries = toRecord<Entries, CollectionName>(site.names, (collection) => publishEntries(collection, input))
  return { entries, hidden, invalid, results }
}

/** The entries of a collection that are visible at a moment, in their order. */
export function publishEntries<C extends CollectionName>(
  collection: C,
  { site, collected, now, today, objects, previous }: PublishInput,
): Entries[C] {
  const definition = site.collections[collection]
  const { isCurrent, compare } = definition
  const visible: (CollectedEntry<C> & { result: ValidEntry<unknown, unknown> })[] = []
  for (const { slug, result } of collected[collection]) {
    if (result.state === 'valid' && toVisibility(result, now) === 'visible') visible.push({ slug, result })
  }
  const marksOf = toEntryMarks(
    definition,
    visible.map(({ slug, result }) => ({ slug, facts: result.facts })),
    today,
  )
  const entries = visible.map((entry): Entry<C> => {
    const { facts } = entry.result
    const isListed = facts.status !== 'withdrawn' && isCurrent(facts, today)
    return objects.toEntry(collection, entry, { isListed, marks: marksOf(entry.slug, facts) })
  })
  const sorted = entries.toSorted(compare) as Entries[C] // entries of that collection
  const known = previous?.[collection]
  const isKnown = known?.length === sorted.length && sorted.every((entry, index) => entry === known[index])
  return isKnown ? known : sorted
}
