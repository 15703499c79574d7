import type { ContentSite } from '#engine/model/content/content-site.ts'
import { isTrusted, readDiskTime } from '../disk/file-stamp.ts'
import type { AnyEntryFolder } from '../entries/collect-entries.ts'
import type { ListedEntry } from '../entries/list-entries.ts'
import type { Folder } from '../source/folder.ts'
import { scanTree, toFolderStamp } from '../source/scan-tree.ts'
import type { FolderItem } from '../source/source-tree.ts'
import type { CachedRow, ContentCache, NewRow, RowStamp } from './content-cache.ts'
import type { DiskSources } from './disk-sources.ts'
import { toItems } from './load-folder.ts'
import type { ReadingRoot, ReadRow, RowRequest } from './read-row.ts'
import { readRows } from './read-rows.ts'

/** An entry in memory: as bytes of the cache until it is needed. */
export type KnownEntry = RowStamp &
  Pick<CachedRow, 'sources'> & {
    entry: Uint8Array | AnyEntryFolder
    /** The folder of the tree for which this is known to hold. */
    source?: FolderItem | undefined
    /** Where errors find its sources, once it is not bytes any more. */
    disk?: DiskSources
  }

/** An entry whose folder is one. */
export type PresentEntry = ListedEntry & { folder: Folder }

interface Changing {
  site: ContentSite
  /** All entries of the tree. */
  listed: readonly PresentEntry[]
  /** The known entries, by path; the map is brought up to date. */
  known: Map<string, KnownEntry>
  cache: ContentCache
  /** The file that tells the time of the disk. */
  timeFile: string
}

/** An entry that is being read. */
interface Pending {
  request: RowRequest
  /** Of its folder before it is read. */
  fingerprint: string
  /** Undefined if the tree has an earlier state of the folder. */
  source: FolderItem | undefined
}

/** How often a folder is read that changes while it is read. After that it counts as changed the next time. */
const attempts = 5

/** Reads the entries that differ from the known ones. Those whose files change in the meantime are read again. */
export async function readChanged(
  root: ReadingRoot,
  { site, listed, known, cache, timeFile }: Changing,
): Promise<void> {
  let pending = new Map(listed.flatMap((entry) => toPending(entry, known.get(entry.folder.contentPath))))
  for (let attempt = 1; pending.size > 0; attempt++) {
    const readAt = readDiskTime(timeFile)
    const again = new Map<string, Pending>()
    const requests = [...pending.values()].map(({ request }) => request)
    for await (const rows of readRows(site, root, requests)) {
      const change: { read: NewRow[]; touched: RowStamp[] } = { read: [], touched: [] }
      for (const row of rows) {
        const one = pending.get(row.path)
        if (!one) continue
        const scanned = scanTree(one.request.directory ?? `${root.directory}/${row.path}`, 'folder')
        const stamp = toFolderStamp(scanned)
        const isStable = stamp.fingerprint === one.fingerprint
        if (!isStable && attempt < attempts) {
          const request = { ...one.request, items: toItems(scanned), failure: scanned.failure }
          again.set(row.path, { request, fingerprint: stamp.fingerprint, source: undefined })
          continue
        }
        const fingerprint = isStable && isTrusted(stamp, readAt) ? stamp.fingerprint : ''
        keep(row, { fingerprint, source: isStable ? one.source : undefined }, { known, change })
      }
      if (change.read.length > 0 || change.touched.length > 0) cache.write(change)
    }
    pending = again
  }
}

function toPending({ kind, folder }: PresentEntry, found: KnownEntry | undefined): [string, Pending][] {
  const { contentPath: path, source } = folder
  if (found?.source === source) return []
  const { fingerprint } = toFolderStamp(source)
  if (found?.fingerprint === fingerprint) {
    found.source = source
    return []
  }
  const { directory, failure } = source
  const request = { path, kind, directory, items: toItems(source), failure, knownSources: found?.sources }
  return [[path, { request, fingerprint, source }]]
}

function keep(
  { path, sources, entry }: ReadRow,
  held: Pick<KnownEntry, 'fingerprint' | 'source'>,
  { known, change }: { known: Map<string, KnownEntry>; change: { read: NewRow[]; touched: RowStamp[] } },
): void {
  const found = known.get(path)
  if (entry) {
    const { data, bodies } = entry
    change.read.push({ path, fingerprint: held.fingerprint, sources, data, bodies })
    known.set(path, { path, sources, entry: data, ...held })
  } else if (found) {
    if (found.fingerprint !== held.fingerprint) change.touched.push({ path, fingerprint: held.fingerprint })
    known.set(path, { ...found, ...held })
  }
}
