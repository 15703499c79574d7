import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { ArchiveLock } from './archive-lock.ts'
import { listArchived, toParts, type DigestsOf } from './archived-entry.ts'
import type { DisclosureLog, DisclosureRecord } from './disclosure-log.ts'

/** The records of entries that a log does not have yet, or not with these parts, not as recorded in the archive, or as what nobody can read. */
export function listNewDisclosures(
  site: ContentSite,
  { content, digestsOf, lock }: { content: Content; digestsOf: DigestsOf; lock: ArchiveLock | undefined },
  { log, told }: { log: DisclosureLog; told: Omit<DisclosureRecord, 'id' | 'parts' | 'isRecorded'> },
): DisclosureRecord[] {
  const records: DisclosureRecord[] = []
  for (const [id, entry] of listArchived(site, content.entries)) {
    const digests = digestsOf(entry)
    if (!digests) continue
    const parts = Object.fromEntries(toParts(entry, digests))
    const archived = lock?.get(id)?.parts
    const isRecorded = Object.entries(parts).every(([part, value]) => archived?.get(part) === value)
    const known = log.get(id)
    const isSame = JSON.stringify(known?.parts) === JSON.stringify(parts)
    const isRead = isSame && known?.isHidden !== true
    // What could be read once is not hidden by a release that is not shown.
    const { isHidden, ...others } = told
    const record = { ...others, ...(isHidden && !isRead && { isHidden }), id, parts, isRecorded }
    const isKnown = isSame && known?.isRecorded === isRecorded && known.isHidden === record.isHidden
    if (!isKnown) records.push(record)
  }
  return records
}
