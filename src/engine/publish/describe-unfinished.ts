import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveFile } from '#engine/content/archive/archive-lock.ts'
import { readDisclosureLog } from '#engine/content/archive/disclosure-log.ts'
import { readGit } from '#engine/content/git/run-git.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { say, type Message } from '#lib/say/message.ts'
import { listBegun } from './begun-note.ts'
import type { KeptPlaces } from './open-kept.ts'

/** Lines about what is published, and is not recorded or not committed because the program that discloses was stopped, or could not. */
export function describeUnfinished(places: KeptPlaces): Message[] {
  const notes = listBegun(places)
  if (notes.length === 0) return []
  const { contentDirectory, outDirectory } = places
  const log = readDisclosureLog(outDirectory, contentDirectory)
  const lock = join(contentDirectory, archiveFile)
  const recorded = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
  return notes.flatMap(({ id, verb, by, moment, command, release, isPublished }) => {
    const logged = log.get(id)
    if (!isPublished && (logged?.release ?? 0) <= release) return []
    // What no log has, no archive records.
    const part = verb === 'Withdraw' ? 'withdrawn' : 'published'
    const isRecorded = logged === undefined || recorded.includes(`${id} ${part} `)
    const isCommitted = readGit(contentDirectory, ['status', '--porcelain', '--', id, archiveFile]) === ''
    if (isRecorded && isCommitted) return []
    const again = command ?? toDiscloseCommand(verb, id)
    return [
      say`warning: what "${by}" published of ${id} (${moment}) is not recorded and committed yet. The same command does the rest: ${again}`,
    ]
  })
}
