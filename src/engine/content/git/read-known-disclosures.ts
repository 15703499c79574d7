import type { ContentSite } from '#engine/model/content/content-site.ts'
import { archiveFile, parseArchiveLock, type ArchiveLock } from '../archive/archive-lock.ts'
import { readDisclosureLog } from '../archive/disclosure-log.ts'
import type { KnownDisclosures } from '../archive/with-published.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import { readGit } from './run-git.ts'

/**
 * The disclosures of a folder of content: by the log of an output; on a machine that has published nothing of it, by the record that was
 * last committed.
 */
export function readKnownDisclosures(
  site: Pick<ContentSite, 'names'>,
  { outDirectory, contentDirectory }: { outDirectory: string; contentDirectory: string },
): KnownDisclosures {
  const log = readDisclosureLog(outDirectory, contentDirectory)
  if (log.size > 0) return log
  return new Map(
    Array.from(readCommittedLock(site, contentDirectory), ([id, { parts }]) => [
      id,
      { parts: Object.fromEntries(parts), isRecorded: true },
    ]),
  )
}

/** Empty where Git has none. */
function readCommittedLock(site: Pick<ContentSite, 'names'>, directory: string): ArchiveLock {
  const text = readGit(directory, ['show', `HEAD:./${archiveFile}`]) ?? ''
  return parseArchiveLock(site, { file: archiveFile, text: text.replaceAll('\r', '') }, new Diagnostics())
}
