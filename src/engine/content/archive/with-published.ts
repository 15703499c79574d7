import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { ArchiveLock, ArchiveRecord } from './archive-lock.ts'
import type { DisclosureRecord } from './disclosure-log.ts'

/** The parts of an entry that are known to be disclosed, whatever the lock says now. */
interface KnownDisclosure extends Pick<DisclosureRecord, 'parts' | 'isRecorded'> {
  /** The release that has published them; undefined where they are known by what Git has committed. */
  release?: number
}

/** By `collection/slug`. */
export type KnownDisclosures = ReadonlyMap<string, KnownDisclosure>

/** An entry whose record in the lock is not what was published and recorded. */
export interface LostRecord {
  id: string
  /** The release that published it; undefined where it is known by what Git has committed. */
  release: number | undefined
  /** The parts that are missing in the lock, or have another value there. */
  parts: readonly string[]
}

/**
 * The record of what was disclosed: the lock, and what is known to be published that it does not have. Where they contradict each other,
 * what was published holds.
 */
export function withPublished(
  { names }: Pick<ContentSite, 'names'>,
  lock: ArchiveLock | undefined,
  known: KnownDisclosures,
): { lock: ArchiveLock | undefined; lost: LostRecord[] } {
  if (known.size === 0) return { lock, lost: [] }
  const merged = new Map<string, ArchiveRecord>(lock)
  const lost: LostRecord[] = []
  for (const [id, { parts, release, isRecorded }] of known) {
    const [folder, slug = ''] = id.split('/')
    const collection = names.find((name) => name === folder)
    if (collection === undefined) continue
    const own = lock?.get(id)
    const published = Object.entries(parts)
    const contradicted = published.filter(([part, value]) => {
      const present = own?.parts.get(part)
      return present === undefined ? isRecorded : present !== value
    })
    if (contradicted.length > 0) lost.push({ id, release, parts: contradicted.map(([part]) => part) })
    const all = new Map([...(own?.parts ?? []), ...published])
    merged.set(id, { collection, slug, former: [], line: 1, ...own, parts: all })
  }
  return { lock: merged, lost }
}
