import { collections } from '#features/collections.ts'
import type { Entries, Entry } from '#features/content.ts'
import { toEntryHref } from '#features/entry-address.ts'
import { toRecord } from '#lib/records.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import type { FactsSources, HiddenEntries, HiddenEntry } from './check/content-check.ts'
import type { CollectedEntries } from './entries/read-collection.ts'
import type { ReadResult } from './entries/read-result.ts'
import { toDates, toVisibility, type Visibility } from './entries/to-visibility.ts'
import { toEntryMarks } from './to-entry-marks.ts'

export interface Published {
  /** The day of the moment in Vietnam: `2026-11-21`. */
  today: string
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

/** Selects the entries that are visible at a moment, and lists those that are not. */
export function toPublished(collected: CollectedEntries, now: Date, sources: FactsSources): Published {
  const published = {
    today: toVietnameseDay(now),
    entries: toRecord<Entries, CollectionName>(collectionNames, () => []),
    hidden: new Map<string, HiddenEntry>(),
    invalid: new Set<string>(),
    results: [],
  } satisfies Published
  for (const collection of collectionNames) publishCollection(collection, { collected, now, sources, published })
  return published
}

interface Publishing {
  collected: CollectedEntries
  now: Date
  sources: FactsSources
  /** Collects the results. */
  published: Published & { hidden: Map<string, HiddenEntry>; invalid: Set<string> }
}

function publishCollection<C extends CollectionName>(
  collection: C,
  { collected, now, sources, published }: Publishing,
): void {
  const { isCurrent, compare } = collections[collection]
  const { today, hidden, invalid, results } = published
  const entries = collected[collection].flatMap(({ slug, result }): Entry<C>[] => {
    const name = `${collection}/${slug}`
    const path = toEntryHref(collection, slug)
    const visibility = toVisibility(result, now)
    results.push({ result, visibility })
    if (result.state === 'invalid') for (const key of [name, path]) if (key !== undefined) invalid.add(key)
    if (visibility === 'draft' || visibility === 'scheduled') {
      hidden.set(name, { status: visibility, publishedAt: toDates(result)?.publishedAt ?? '', path })
    }
    if (result.state !== 'valid' || visibility !== 'visible') return []
    const { facts, texts, matter, matterTexts, cover, attachments, folder, factsText } = result
    const isListed = facts.status !== 'withdrawn' && isCurrent(facts, today)
    const entry = { collection, slug, facts, texts, matter, cover, attachments, isListed, marks: [] }
    sources.set(entry, { folder, text: factsText, matterTexts })
    return [entry]
  })
  const marks = toEntryMarks(collection, entries, today)
  for (const entry of entries) entry.marks = marks.get(entry.slug) ?? []
  published.entries[collection].push(...entries.toSorted(compare))
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })

/** The day of a moment in Vietnam: `2026-11-21`. */
export function toVietnameseDay(moment: Date): string {
  return dayFormat.format(moment)
}
