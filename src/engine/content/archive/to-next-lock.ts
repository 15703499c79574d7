import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Entries } from '#engine/model/entries/content.ts'
import type { TakenDownList } from '../taken-down/taken-down.ts'
import type { ArchiveLock, ArchiveRecord } from './archive-lock.ts'
import { findChangedParts, listArchived, takenDownParts, toParts, type DigestsOf } from './archived-entry.ts'

/** The record that a run of `npm run site -- content archive` makes of one entry. */
export interface ArchiveChange {
  /** `collection/slug`. */
  id: string
  /** Parts that were not recorded before. */
  added: string[]
}

interface NextInput {
  site: ContentSite
  entries: Entries
  digestsOf: DigestsOf
  lock: ArchiveLock
  takenDown: TakenDownList
}

/**
 * The lock with everything that is published now. Content in which something disclosed has changed must have been refused before.
 */
export function toNextLock({ site, entries, digestsOf, lock, takenDown }: NextInput): {
  lock: ArchiveLock
  changes: ArchiveChange[]
} {
  const next = new Map(lock)
  const changes: ArchiveChange[] = []
  const archived = listArchived(site, entries)
  for (const [id, entry] of archived) {
    const digests = digestsOf(entry)
    if (!digests) continue
    const present = toParts(entry, digests)
    const known: ArchiveRecord = lock.get(id) ?? {
      collection: entry.collection,
      slug: entry.slug,
      parts: new Map(),
      former: [],
      line: 0,
    }
    const isGone = takenDownParts(entry, takenDown)
    const changed = findChangedParts(known.parts, present, isGone)
    const added = [...present.keys()].filter((part) => !known.parts.has(part))
    if (changed.length > 0) throw new Error(`${id} was disclosed, and has changed`)
    if (added.length === 0) continue
    // What was taken down stays recorded: it was disclosed.
    const gone = [...known.parts].filter(([part]) => isGone(part))
    next.set(id, { ...known, parts: new Map([...gone, ...present]) })
    changes.push({ id, added })
  }
  return { lock: next, changes }
}
