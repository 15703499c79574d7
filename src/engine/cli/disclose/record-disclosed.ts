import { existsSync, readFileSync } from 'node:fs'
import {
  archiveFile,
  formatArchiveLock,
  parseArchiveLock,
  type ArchivedParts,
  type ArchiveLock,
} from '#engine/content/archive/archive-lock.ts'
import { toParts } from '#engine/content/archive/archived-entry.ts'
import { Diagnostics } from '#engine/content/source/diagnostics.ts'
import type { PublishOutcome } from '#engine/publish/publisher.ts'
import type { Site } from '#engine/publish/site.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import type { Disclosed } from './find-disclosed.ts'
import { writeWhole } from './write-whole.ts'

/** Records in a lock what a release shows of an entry. @returns its parts with their hashes */
export function recordDisclosed(site: Site, lock: string, entry: Disclosed, outcome: PublishOutcome): ArchivedParts {
  const parts = toDisclosedParts(entry, outcome)
  const text = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
  writeWhole(lock, addToLock(site, text, entry, { parts, good: outcome.read.lock }))
  return parts
}

/** True if a lock has a part of an entry: `published`, `withdrawn`. */
export function hasRecord(lock: string, { id }: Disclosed, part: string): boolean {
  return existsSync(lock) && readFileSync(lock, 'utf8').includes(`${id} ${part} `)
}

function toDisclosedParts({ id, collection, slug: own }: Disclosed, { read }: PublishOutcome): ArchivedParts {
  const found = read.content.entries[collection].find(({ slug }) => slug === own)
  if (!found) throw new ProgramError(say`${id} was published, but no page shows it; see npm run site -- content check`)
  const digests = read.digestsOf(found)
  return digests ? toParts(found, digests) : new Map()
}

/**
 * The text of a lock with an entry. Lines that it has lost since the last publish come back; lines that are none stay for whoever
 * mends them.
 * @param good the lock that was read for the publish
 */
function addToLock(
  site: Site,
  text: string,
  { id, collection, slug }: Disclosed,
  { parts, good = new Map() }: { parts: ArchivedParts; good: ArchiveLock | undefined },
): string {
  const diagnostics = new Diagnostics()
  const present = parseArchiveLock(site, { file: archiveFile, text }, diagnostics)
  if (diagnostics.errors.length > 0) {
    const lines = [...parts].map(([part, value]) => `${id} ${part} ${value}`).filter((line) => !text.includes(line))
    return `${text.replace(/\n*$/, '\n')}${lines.join('\n')}\n`
  }
  const merged = new Map(present)
  for (const [one, record] of good) {
    merged.set(one, { ...record, parts: new Map([...(present.get(one)?.parts ?? []), ...record.parts]) })
  }
  merged.set(id, { collection, slug, former: [], line: 0, ...merged.get(id), parts: new Map(parts) })
  return formatArchiveLock(merged)
}
