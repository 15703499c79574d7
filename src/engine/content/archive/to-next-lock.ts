import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Entries } from '#engine/model/entries/content.ts'
import type { TakenDownList } from '../taken-down/taken-down.ts'
import type { ArchiveLock, ArchiveRecord, ChangeReason } from './archive-lock.ts'
import {
  findChangedParts,
  findReason,
  listArchived,
  takenDownParts,
  toParts,
  type DigestsOf,
} from './archived-entry.ts'

/** The record that a run of `npm run site -- content archive` makes of one entry. */
export interface ArchiveChange {
  /** `collection/slug`. */
  id: string
  /** Parts that were not recorded before. */
  added: string[]
  /** Parts that differ from their record, and are replaced in it. */
  changed: string[]
  /** Why they differ; undefined where nothing does. */
  reason: ChangeReason | undefined
}

interface NextInput {
  site: ContentSite
  entries: Entries
  digestsOf: DigestsOf
  lock: ArchiveLock
  takenDown: TakenDownList
  /** The moment of the change, as an instant. */
  at: string
}

/**
 * The lock with everything that is published now. Content in which something disclosed has changed without a reason must have
 * been refused before. Former values stay in the lock.
 */
export function toNextLock({ site, entries, digestsOf, lock, takenDown, at }: NextInput): {
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
    if (changed.length === 0 && added.length === 0) continue
    const reason = changed.length > 0 ? findReason(entry, archived, lock) : undefined
    if (changed.length > 0 && !reason) throw new Error(`${id} has changed without a reason`)
    const former = changed.flatMap((part) => {
      const value = known.parts.get(part)
      return value === undefined || !reason ? [] : [{ part, value, at, ...reason }]
    })
    // What was taken down stays recorded: it was disclosed.
    const gone = [...known.parts].filter(([part]) => isGone(part))
    next.set(id, { ...known, parts: new Map([...gone, ...present]), former: [...known.former, ...former] })
    changes.push({ id, added, changed, reason })
  }
  return { lock: next, changes }
}
