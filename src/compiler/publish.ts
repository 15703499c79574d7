import { collectionNames, type CollectionName } from '#model/entries/collection-names.ts'
import { collections } from '#features/collections.ts'
import type { AnyCollection } from '#model/entries/define-collection.ts'
import type { Entries, Entry } from '#model/entries/entry.ts'
import { toEntryHref } from '#features/entry-place.ts'
import type { FactsSources, HiddenEntries, HiddenEntry } from './check/content-check.ts'
import type { NamedEntry } from './entries/read-collection.ts'
import { datesOf, standingOf, type Standing } from './entries/standing.ts'
import { toMarks } from './to-marks.ts'
import type { Written } from './entries/written.ts'

export interface Published {
  /** The day of the moment, in Vietnam. */
  today: string
  entries: Entries
  hidden: HiddenEntries
  /** The folders of entries that are refused, `news/a`, and their addresses. */
  refused: ReadonlySet<string>
  /** All that is written, and what becomes of it at the moment. */
  found: Found[]
}

/** An entry or a page, and what becomes of it at a moment. */
export interface Found {
  read: Written<unknown, unknown>
  standing: Standing
}

/** Of all that is written, what is published at a moment: neither drafts nor what is scheduled for later. */
export function publish(
  written: { [C in CollectionName]: NamedEntry<C>[] },
  now: Date,
  sources: FactsSources,
): Published {
  const hidden = new Map<string, HiddenEntry>()
  const refused = new Set<string>()
  const found: Found[] = []
  const today = toVietnameseDay(now)
  const lists = collectionNames.map((collection) => {
    const definition: AnyCollection = collections[collection]
    const entries = written[collection].flatMap(({ slug, read }): Entry[] => {
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
      const isListed = facts.status !== 'withdrawn' && (definition.isCurrent?.(facts, today) ?? true)
      const entry = { collection, slug, facts, texts, matter, cover, attachments, isListed, marks: [] }
      sources.set(entry, { folder, text: factsText, matterTexts })
      return [entry]
    })
    const marks = toMarks(entries, definition, today)
    for (const entry of entries) entry.marks = marks(entry)
    return [collection, entries.toSorted(definition.compare?.bind(definition) ?? compareNewest)]
  })
  return { today, entries: Object.fromEntries(lists) as Entries, hidden, refused, found } // each list was read with its own collection's schema
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })

/** The day that a moment is in Vietnam: `2026-11-21`. */
export function toVietnameseDay(moment: Date): string {
  return dayFormat.format(moment)
}

/** Newest first; by slug where two share a minute, so that the order never depends on the disk. */
function compareNewest(a: Entry, b: Entry): number {
  if (a.facts.publishedAt !== b.facts.publishedAt) return a.facts.publishedAt < b.facts.publishedAt ? 1 : -1
  return a.slug < b.slug ? -1 : 1
}
