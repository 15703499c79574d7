import { collections } from '#features/collections.ts'
import type { Entries, Entry } from '#features/content.ts'
import { toEntryHref } from '#features/entry-address.ts'
import { toRecord } from '#lib/records.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import type { HiddenEntries, HiddenEntry } from './check/content-check.ts'
import type { CollectedEntries, CollectedEntry } from './entries/collect-entries.ts'
import type { ReadResult, ValidEntry } from './entries/read-result.ts'
import { toDates, toVisibility, type Visibility } from './entries/to-visibility.ts'
import type { Subjects } from './subjects.ts'
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
export function toPublished(collected: CollectedEntries, now: Date, subjects: Subjects): Published {
  const published = {
    today: toVietnameseDay(now),
    entries: toRecord<Entries, CollectionName>(collectionNames, () => []),
    hidden: new Map<string, HiddenEntry>(),
    invalid: new Set<string>(),
    results: [],
  } satisfies Published
  for (const collection of collectionNames) publishCollection(collection, { collected, now, subjects, published })
  return published
}

interface Publishing {
  collected: CollectedEntries
  now: Date
  subjects: Subjects
  /** Collects the results. */
  published: Published & { hidden: Map<string, HiddenEntry>; invalid: Set<string> }
}

/** A valid entry that is visible. */
interface VisibleEntry<C extends CollectionName> extends CollectedEntry<C> {
  result: CollectedEntry<C>['result'] & ValidEntry<unknown, unknown>
}

function publishCollection<C extends CollectionName>(
  collection: C,
  { collected, now, subjects, published }: Publishing,
): void {
  const { isCurrent, compare } = collections[collection]
  const { today, hidden, invalid, results } = published
  const visible: VisibleEntry<C>[] = []
  for (const { slug, result } of collected[collection]) {
    const visibility = toVisibility(result, now)
    results.push({ result, visibility })
    if (result.state === 'valid' && visibility === 'visible') {
      visible.push({ slug, result })
      continue
    }
    const name = `${collection}/${slug}`
    const path = toEntryHref(collection, slug)
    if (result.state === 'invalid') for (const key of [name, path]) if (key !== undefined) invalid.add(key)
    if (visibility === 'draft' || visibility === 'scheduled') {
      hidden.set(name, { status: visibility, publishedAt: toDates(result)?.publishedAt ?? '', path })
    }
  }
  const marksOf = toEntryMarks(
    collection,
    visible.map(({ slug, result }) => ({ slug, facts: result.facts })),
    today,
  )
  const entries = visible.map((entry): Entry<C> => {
    const { facts } = entry.result
    const isListed = facts.status !== 'withdrawn' && isCurrent(facts, today)
    return subjects.toEntry(collection, entry, { isListed, marks: marksOf(entry.slug, facts) })
  })
  published.entries[collection].push(...entries.toSorted(compare))
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })

/** The day of a moment in Vietnam: `2026-11-21`. */
export function toVietnameseDay(moment: Date): string {
  return dayFormat.format(moment)
}
