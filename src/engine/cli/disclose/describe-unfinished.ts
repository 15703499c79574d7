import { join } from 'node:path'
import { archiveFile } from '#engine/content/archive/archive-lock.ts'
import { readDisclosureLog } from '#engine/content/archive/disclosure-log.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { listBegun } from '#engine/publish/begun-note.ts'
import type { KeptPlaces } from '#engine/publish/open-kept.ts'
import { say, type Message } from '#lib/say/message.ts'
import { isUncommitted } from './commit-paths.ts'
import { hasRecord } from './record-disclosed.ts'

/** Lines about what is published, and is not recorded or not committed because the program that discloses was stopped, or could not. */
export function describeUnfinished(places: KeptPlaces): Message[] {
  const notes = listBegun(places)
  if (notes.length === 0) return []
  const { contentDirectory, outDirectory } = places
  const log = readDisclosureLog(outDirectory, contentDirectory)
  const lock = join(contentDirectory, archiveFile)
  return notes.flatMap(({ id, verb, by, moment, command, release, isPublished }) => {
    const logged = log.get(id)
    if (!isPublished && (logged?.release ?? 0) <= release) return []
    // What no log has, no archive records.
    const part = verb === 'Withdraw' ? 'withdrawn' : 'published'
    const isRecorded = logged === undefined || hasRecord(lock, { id }, part)
    const isDone = isRecorded && !isUncommitted(contentDirectory, [join(contentDirectory, id), lock])
    if (isDone) return []
    const again = command ?? toDiscloseCommand(verb, id)
    return [
      say`warning: what "${by}" published of ${id} (${moment}) is not recorded and committed yet. The same command does the rest: ${again}`,
    ]
  })
}
