import type { ArchiveLock } from '#engine/content/archive/archive-lock.ts'
import { findChangedParts, listArchived, takenDownParts, toParts } from '#engine/content/archive/archived-entry.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { listDocuments, type Verification } from './verify-site.ts'

/**
 * Compares a content folder with the archive, part by part. Reasons for changes do not count here: only what is recorded, and what was
 * taken down.
 */
export function verifyContent(
  site: ContentSite,
  lock: ArchiveLock,
  { content, digestsOf, takenDown }: Pick<ReadContent, 'content' | 'digestsOf' | 'takenDown'>,
): Verification {
  const problems: string[] = []
  const archived = listArchived(site, content.entries)
  for (const [id, { collection, slug, parts }] of lock) {
    if (takenDown.has(toEntryHref(site, collection, slug) ?? '')) continue
    const entry = archived.get(id)
    const digests = entry && digestsOf(entry)
    if (!digests) {
      problems.push(told(say`${id}: is missing, not published or invalid`))
      continue
    }
    const present = toParts(entry, digests)
    for (const part of findChangedParts(parts, present, takenDownParts(entry, takenDown))) {
      const name = `${id} ${part}`
      problems.push(told(present.has(part) ? say`${name}: is not as recorded` : say`${name}: is missing`))
    }
    for (const part of present.keys()) {
      if (!parts.has(part)) problems.push(told(say`${`${id} ${part}`}: is not recorded`))
    }
  }
  for (const id of archived.keys()) if (!lock.has(id)) problems.push(told(say`${id}: is not recorded`))
  const documents = [...lock.values()].reduce((sum, record) => sum + listDocuments(record).length, 0)
  return { entries: lock.size, documents, problems: problems.toSorted() }
}
