import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { ArchiveLock } from './archive-lock.ts'
import { listArchived, toParts, type DigestsOf } from './archived-entry.ts'
import type { DisclosureLog, DisclosureRecord } from './disclosure-log.ts'

/** The records of entries that a log does not have yet, or not with these parts, or not as recorded in the archive. */
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
    const isKnown = known?.isRecorded === isRecorded && JSON.stringify(known.parts) === JSON.stringify(parts)
    if (!isKnown) records.push({ ...told, id, parts, isRecorded })
  }
  return records
}
