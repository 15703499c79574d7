import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { ArchiveLock, ArchiveRecord } from './archive-lock.ts'
import type { DisclosureLog } from './disclosure-log.ts'

/** An entry whose record in the lock is not what a release has published and recorded. */
export interface LostRecord {
  id: string
  release: number
  /** The parts that are missing in the lock, or have another value there. */
  parts: readonly string[]
}

/**
 * The record of what was disclosed: the lock, and what releases have published that it does not have yet. Where they contradict each
 * other, what was published holds.
 */
export function withPublished(
  { names }: Pick<ContentSite, 'names'>,
  lock: ArchiveLock | undefined,
  log: DisclosureLog,
): { lock: ArchiveLock | undefined; lost: LostRecord[] } {
  if (log.size === 0) return { lock, lost: [] }
  const merged = new Map<string, ArchiveRecord>(lock)
  const lost: LostRecord[] = []
  for (const [id, { parts, release, isRecorded }] of log) {
    const [folder, slug = ''] = id.split('/')
    const collection = names.find((name) => name === folder)
    if (collection === undefined) continue
    const own = lock?.get(id)
    const published = Object.entries(parts)
    const contradicted = published.filter(([part, value]) => {
      const known = own?.parts.get(part)
      return known === undefined ? isRecorded : known !== value
    })
    if (contradicted.length > 0) lost.push({ id, release, parts: contradicted.map(([part]) => part) })
    const all = new Map([...(own?.parts ?? []), ...published])
    merged.set(id, { collection, slug, former: [], line: 1, ...own, parts: all })
  }
  return { lock: merged, lost }
}
