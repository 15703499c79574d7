import { schemasOf } from '../entries/collect-entries.ts'
import type { EntryKind } from '../entries/list-entries.ts'
import { readEntryFolder } from '../entries/read-entry-folder.ts'
import { scanTree, toFolderStamp } from '../source/scan-tree.ts'
import { packEntry, type PackedEntry } from './entry-row.ts'
import { loadFolder } from './load-folder.ts'

/** An entry to read. */
export interface RowRequest {
  /** Its folder below the content, with a slash at its end: `news/a/`. */
  path: string
  kind: EntryKind
  /** The hash of the sources of which the cache has the result. */
  knownSources: string | undefined
}

/** What the cache keeps of an entry that was read. */
export interface ReadRow {
  path: string
  fingerprint: string
  /** As in `FileStamp`. */
  changedAt: bigint
  /** The hash of the sources. */
  sources: string
  /** Undefined if the sources are those that were known. */
  entry: PackedEntry | undefined
}

/** The folder of the content, and its path for messages. */
export interface ContentRoot {
  directory: string
  name: string
}

/** How often a folder is read that changes while it is read. */
const attempts = 5

/** A time at which no reading is long enough after. */
const never = 2n ** 62n

/** Reads an entry from the disk, again if its files change in the meantime. */
export async function readRow(root: ContentRoot, request: RowRequest): Promise<ReadRow> {
  for (let attempt = 1; ; attempt++) {
    const { row, isStable } = await tryReadRow(root, request)
    if (isStable) return row
    // It changes faster than it is read, and will be read again next time.
    if (attempt === attempts) return { ...row, changedAt: never }
  }
}

async function tryReadRow(
  { directory, name }: ContentRoot,
  { path, kind, knownSources }: RowRequest,
): Promise<{ row: ReadRow; isStable: boolean }> {
  const folder = `${directory}/${path.slice(0, -1)}`
  const scanned = scanTree(folder, 'folder')
  const stamp = toFolderStamp(scanned)
  const { item, sources } = loadFolder(scanned)
  const isKnown = sources === knownSources
  const target = { source: item, name: `${name}/${path.slice(0, -1)}`, contentPath: path }
  const entry = isKnown
    ? undefined
    : packEntry(await readEntryFolder(target, schemasOf(kind), { entries: new WeakMap() }))
  const isStable = toFolderStamp(scanTree(folder, 'folder')).fingerprint === stamp.fingerprint
  return { row: { path, ...stamp, sources, entry }, isStable }
}
