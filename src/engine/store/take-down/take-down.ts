import type { DatabaseSync } from 'node:sqlite'
import type { ArchiveLock } from '#engine/content/archive/archive-lock.ts'
import { findDisclosed } from '#engine/content/checks/check-taken-down.ts'
import { toFolders } from '#engine/content/entries/find-target.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { findProblem } from '#engine/content/taken-down/read-taken-down.ts'
import type { TakenDown, TakenDownList } from '#engine/content/taken-down/taken-down.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { toDiscloseCommand } from '#engine/model/content/disclose-command.ts'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { ProgramError } from '#lib/program-error.ts'
import { listed, type Message, say } from '#lib/say/message.ts'
import type { Output } from '../open-output.ts'
import { kinds } from '../output-file.ts'
import type { RemovedFile } from '../take-down.ts'
import type { SameBytes } from './describe-same-bytes.ts'
import { findSameBytes } from './find-same-bytes.ts'
import { takeDownAddress } from './take-down-address.ts'

/** Thrown where an address cannot be taken down; nothing was changed. */
export class TakeDownError extends ProgramError {
  override name = 'TakeDownError'
}

/** An address to take down, and the reason. */
export type TakeDownRequest = Pick<TakenDown, 'address' | 'at' | 'reason' | 'disclosed'>

/** The content's side of a take-down. */
export interface TakeDownContent {
  site: ContentSite
  takenDown: TakenDownList
  lock: ArchiveLock
  /** Adds the address to the file that says what is taken down. */
  record: (row: Omit<TakenDown, 'position'>) => Promise<void>
}

export interface TakeDownResult {
  /** The files that were deleted, of all releases. */
  files: RemovedFile[]
  /** Other documents with the bytes of one of them, which stay public. */
  same: SameBytes[]
  /** True if the content did not name the address before. */
  isNew: boolean
  /** Why the content does not name it, so that it would return with the next publish. */
  unrecorded?: unknown
}

/**
 * Takes an address down: records it with the content, and deletes its files from all releases. Servers answer 410 from then on;
 * lists, feeds and the search name it until the next publish.
 * @throws {TakeDownError}
 */
export async function takeDown(
  output: Output,
  request: TakeDownRequest,
  { site, takenDown, lock, record }: TakeDownContent,
): Promise<TakeDownResult> {
  const { address, disclosed } = request
  const erase = (row: Omit<TakenDown, 'position'>) => {
    const paths = findSameBytes(output.database, [address, ...(row.documents ?? [])])
    const same = paths.map((path) => ({ address: path, isDisclosed: findDisclosed(site, path, lock) !== undefined }))
    return { files: takeDownAddress(site, output, row), same }
  }
  const known = takenDown.get(address)
  if (known) return { ...erase(known), isNew: false }
  const problem = findProblem(site, address)
  if (problem !== undefined) throw new TakeDownError(say`"${address}" ${problem}. Nothing was changed`)
  if (!exists(output.database, address)) throw new TakeDownError(describeMissing(output.database, address))
  const id = findDisclosed(site, address, lock)
  if (id !== undefined && disclosed === undefined) throw new TakeDownError(describeDisclosed(address, id))
  const documents = listDocuments(site, output.database, address)
  const row = { ...request, ...(documents.length > 0 && { documents }) }
  // Before it is gone: a process that is killed in between leaves what the next publish completes.
  const unrecorded: { unrecorded?: unknown } = await record(row).then(
    () => ({}),
    (error: unknown) => ({ unrecorded: error }),
  )
  return { ...erase(row), isNew: true, ...unrecorded }
}

/** Pages and documents of any release that is kept: the path of a document begins with `attachmentsPath`. */
const isAddress = `(kind = ${kinds.page} or kind = ${kinds.file} and path like '${attachmentsPath}%')`

function exists(database: DatabaseSync, address: string): boolean {
  return database.prepare(`select 1 from record where path = ? and ${isAddress} limit 1`).get(address) !== undefined
}

function describeMissing(database: DatabaseSync, address: string): Message {
  const all = database.prepare(`select distinct path from record where ${isAddress}`).all()
  const hint = didYouMean(
    address,
    all.map(({ path }) => String(path)),
  )
  return say`No release that is kept has a page or a document at ${address}.${hint} Nothing was changed`
}

function listDocuments(site: ContentSite, database: DatabaseSync, address: string): string[] {
  if (address.startsWith(attachmentsPath)) return []
  const select = database.prepare('select distinct path from record where path > ? and path < ? order by path')
  return toFolders(site, address).flatMap((folder) => {
    const start = `${attachmentsPath}${folder}/`
    const paths = select.all(start, `${start}~`).map(({ path }) => String(path))
    // The folders of pages contain those of other pages.
    return paths.filter((path) => !path.slice(start.length).includes('/'))
  })
}

function describeDisclosed(address: string, id: string): Message {
  const lines = [
    say`${address} was disclosed: archive.lock records ${id}. Nothing was changed.`,
    say`A firm may have to keep what it disclosed available, and a withdrawal with a reason or a correction keeps it so:`,
    listed(['  ', toDiscloseCommand('Withdraw', id)], ''),
    listed(['  ', toDiscloseCommand('Correct', id)], ''),
    say`Where it must be taken down all the same, somebody who may decide it does, and says why: --disclosed "why, and who decided"`,
    say`The archive keeps its hashes, so that it can still be proved what was disclosed.`,
  ]
  return listed(lines, '\n')
}
