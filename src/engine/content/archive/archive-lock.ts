import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { say, type Message } from '#lib/say/message.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'

/** The file that records what has been disclosed, in the folder of the content. */
export const archiveFile = 'archive.lock'

/**
 * The record of a disclosed entry, by part: `published` and `withdrawn`, the hash of its facts (`entry.yaml`), of each
 * text (`vi.md`) and document (`a.pdf`), and of how each document is listed (`a.pdf#listing`).
 */
export type ArchivedParts = ReadonlyMap<string, string>

/**
 * Why a part was no longer as it was disclosed: a later entry said so, or the withdrawal of the entry itself. Such lines are from
 * before what is recorded could not change any more.
 */
export interface ChangeReason {
  kind: 'corrected' | 'superseded' | 'withdrawn'
  /** The slug of the later entry; undefined for a withdrawal. */
  by?: string
}

/** A part as it was before a change. It stays in the lock for good. */
export interface FormerPart extends ChangeReason {
  part: string
  value: string
  /** When the change was recorded, as an instant. */
  at: string
}

export interface ArchiveRecord {
  collection: CollectionName
  slug: string
  parts: Map<string, string>
  former: FormerPart[]
  /** The line of its first part, for messages. */
  line: number
}

/** The records by `collection/slug`. */
export type ArchiveLock = ReadonlyMap<string, ArchiveRecord>

const header = `# What has been disclosed: see docs/decisions/0027-archive.md. Written by "npm run site -- content archive", not by hand.
# After a conflict in git keep the lines of both sides, then run it again.
`

const linePattern =
  /^([a-z-]+)\/([a-z0-9-]+) ([^\s]+) ([^\s]+)(?: replaced (\S+) (corrected|superseded|withdrawn)(?: by (\S+))?)?$/

/** Reads a lock. Lines that are none, and lines that contradict each other, are reported. The order does not matter. */
export function parseArchiveLock(
  { names }: Pick<ContentSite, 'names'>,
  { file, text }: { file: string; text: string },
  diagnostics: Diagnostics,
): ArchiveLock {
  const records = new Map<string, ArchiveRecord>()
  for (const [index, row] of text.split('\n').entries()) {
    if (row === '' || row.startsWith('#')) continue
    const line = index + 1
    const fail = (message: Message) => diagnostics.error(rules.archiveLock, file, { line, column: 1 }, message)
    const [, folder, slug, part, value, at, kind, by] = linePattern.exec(row) ?? []
    const collection = names.find((name) => name === folder)
    if (collection === undefined || slug === undefined || part === undefined || value === undefined) {
      fail(say`Not a line of this file; restore it from git, or after a conflict keep the lines of both sides`)
      continue
    }
    const id = `${collection}/${slug}`
    const record: ArchiveRecord = records.get(id) ?? { collection, slug, parts: new Map(), former: [], line }
    records.set(id, record)
    if (at !== undefined && kind !== undefined) {
      const reason = kind as ChangeReason['kind'] // one of the pattern
      record.former.push({ part, value, at, kind: reason, ...(by !== undefined && { by }) })
    } else if ((record.parts.get(part) ?? value) === value) record.parts.set(part, value)
    else fail(say`${id} ${part} is recorded twice, with different values; keep the line that was published`)
  }
  return records
}

/** The text of a lock: one line for each part, sorted, so that changes of different entries merge. */
export function formatArchiveLock(lock: ArchiveLock): string {
  const lines = new Set<string>()
  for (const [id, { parts, former }] of lock) {
    for (const [part, value] of parts) lines.add(`${id} ${part} ${value}`)
    for (const { part, value, at, kind, by } of former) {
      lines.add(`${id} ${part} ${value} replaced ${at} ${kind}${by === undefined ? '' : ` by ${by}`}`)
    }
  }
  return `${header}${[...lines].toSorted().join('\n')}${lines.size > 0 ? '\n' : ''}`
}
