import type { ContentSite } from '#engine/model/content/content-site.ts'
import { toRestoreCommand } from '#engine/model/content/restore-command.ts'
import { say, type Message } from '#lib/say/message.ts'
import { describeReadError } from '../source/describe-read-error.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { rules } from '../source/rules.ts'
import { decodeSource } from '../source/source-file.ts'
import { archiveFile, parseArchiveLock, type ArchiveLock } from './archive-lock.ts'

/** The lock of a folder of content where all of it can be read. */
export async function readWholeLock(site: Pick<ContentSite, 'names'>, root: Folder): Promise<ArchiveLock | undefined> {
  const diagnostics = new Diagnostics()
  const lock = await readArchiveLock(site, root, diagnostics)
  return diagnostics.list.length === 0 ? lock : undefined
}

/** The lock of a folder of content; undefined if it has none, so that nothing is checked against it. */
export async function readArchiveLock(
  site: Pick<ContentSite, 'names'>,
  root: Folder,
  diagnostics: Diagnostics,
): Promise<ArchiveLock | undefined> {
  const item = root.source.items.get(archiveFile)
  if (item === undefined) return undefined
  const name = `${root.name}/${archiveFile}`
  const fail = (message: Message) => {
    diagnostics.error(rules.archiveLock, name, { line: 1, column: 1 }, message)
    return undefined
  }
  if (item.kind !== 'file') return fail(say`Not a file; restore it: ${toRestoreCommand(root.name, archiveFile)}`)
  try {
    return parseArchiveLock(site, { file: name, text: decodeSource(await item.read()) }, diagnostics)
  } catch (error) {
    const reason = describeReadError(error)
    if (reason === undefined) throw error
    return fail(reason)
  }
}
