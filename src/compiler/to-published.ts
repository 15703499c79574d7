import { collections } from '#features/collections.ts'
import type { Entries, Entry } from '#features/content.ts'
import { toEntryHref } from '#features/entry-address.ts'
import { toRecord } from '#lib/records.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import type { FactsSources, HiddenEntries, HiddenEntry } from './check/content-check.ts'
import type { NamedEntries } from './entries/read-collection.ts'
import { datesOf, standingOf, type Standing } from './entries/to-visibility.ts'
import type { Written } from './entries/read-result.ts'
import { toMarks } from './to-entry-marks.ts'

export interface Published {
  /** The day of the moment, in Vietnam. */
  today: string
  entries: Entries
  hidden: HiddenEntries
  /** The folders of refused entries, such as `news/a`, and their addresses. */
  refused: ReadonlySet<string>
  /** Everything that is written, and its state at the moment. */
  found: Found[]
}

/** An entry or a page, and its state at a moment. */
export interface Found {
  read: Written<unknown, unknown>
  standing: Standing
}

/** The part of all that is written that is published at a moment: neither drafts nor entries scheduled for later. */
export function toPublished(written: NamedEntries, now: Date, sources: FactsSources): Published {
  const result = {
    today: toVietnameseDay(now),
    entries: toRecord<Entries, CollectionName>(collectionNames, () => []),
    hidden: new Map<string, HiddenEntry>(),
    refused: new Set<string>(),
    found: [],
  } satisfies Published
  for (const collection of collectionNames) publishCollection(collection, { written, now, sources, result })
  return result
}

interface Publishing {
  written: NamedEntries
  now: Date
  sources: FactsSources
  /** Collects what is found. */
  result: Published & { hidden: Map<string, HiddenEntry>; refused: Set<string> }
}

function publishCollection<C extends CollectionName>(
  collection: C,
  { written, now, sources, result }: Publishing,
): void {
  const { isCurrent, compare } = collections[collection]
  const { today, hidden, refused, found } = result
  const entries = written[collection].flatMap(({ slug, read }): Entry<C>[] => {
    const name = `${collection}/${slug}`
    const path = toEntryHref(collection, slug)
    const standing = standingOf(read, now)
    found.push({ read, standing })
    if (read.state === 'refused') for (const key of [name, path]) if (key !== undefined) refused.add(key)
    if (standing === 'draft' || standing === 'scheduled') {
      hidden.set(name, { status: standing, publishedAt: datesOf(read)?.publishedAt ?? '', path })
    }
    if (read.state !== 'whole' || standing !== 'shown') return []
    const { facts, texts, matter, matterTexts, cover, attachments, folder, factsText } = read
    const isListed = facts.status !== 'withdrawn' && isCurrent(facts, today)
    const entry = { collection, slug, facts, texts, matter, cover, attachments, isListed, marks: [] }
    sources.set(entry, { folder, text: factsText, matterTexts })
    return [entry]
  })
  const marks = toMarks(collection, entries, today)
  for (const entry of entries) entry.marks = marks(entry)
  result.entries[collection].push(...entries.toSorted(compare))
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })

/** The day that a moment is in Vietnam: `2026-11-21`. */
export function toVietnameseDay(moment: Date): string {
  return dayFormat.format(moment)
}
