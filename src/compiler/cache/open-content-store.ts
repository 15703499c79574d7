import { openFileHashes } from '../disk/file-hashes.ts'
import { isTrusted, readDiskTime, type FileStamp } from '../disk/file-stamp.ts'
import type { AnyEntryFolder } from '../entries/collect-entries.ts'
import { toHash } from '../entries/entry-hashes.ts'
import type { ListedEntry } from '../entries/list-entries.ts'
import type { Folder } from '../source/folder.ts'
import { scanTree, toFolderStamp } from '../source/scan-tree.ts'
import type { FolderItem } from '../source/source-tree.ts'
import { openContentCache, type CachedRow, type ContentCache, type NewRow, type RowStamp } from './content-cache.ts'
import { DiskSources } from './disk-sources.ts'
import { parseEntry } from './entry-row.ts'
import { createLoadBody, type LoadBody } from './load-body.ts'
import { loadFolder, toItems } from './load-folder.ts'
import type { ContentRoot, RowRequest } from './read-row.ts'
import { readRows } from './read-rows.ts'
import { toReadingVersion } from './to-reading-version.ts'

/** The entries of a folder of content: in memory, in the cache, on the disk. */
export interface ContentStore {
  /** Reads the entries of a tree that changed. Returns a function for what each was read as. */
  read: (tree: FolderItem, listed: readonly ListedEntry[]) => Promise<(entry: ListedEntry) => AnyEntryFolder>
  /** Whether the last complete reading, also of an earlier process, saw another tree. */
  isStale: (tree: FolderItem, listed: readonly ListedEntry[]) => boolean
  /** A text that changes with what the last complete reading saw. */
  toVersion: () => string
  close: () => void
}

export interface StoreOptions {
  /** The file of the cache. */
  file: string
  warn: (line: string) => void
}

/** An entry whose folder is one. */
type Present = ListedEntry & { folder: Folder }

interface Opened {
  cache: ContentCache
  /** By path. */
  known: Map<string, KnownEntry>
  loadBody: LoadBody
}

/** An entry in memory: as bytes of the cache until it is needed. */
type KnownEntry = RowStamp & Pick<CachedRow, 'sources'> & { entry: Uint8Array | AnyEntryFolder }

/** How often a folder is read that changes while it is read. */
const attempts = 5

/** Opens the entries of a folder of content. The cache is opened when it is first needed. */
export function openContentStore(root: ContentRoot, options: StoreOptions): ContentStore {
  let opened: Opened | undefined
  const open = () => (opened ??= openKnown(root, options))
  return {
    read: async (tree, listed) => {
      const { cache, known, loadBody } = open()
      const present = listed.filter((entry): entry is Present => entry.folder !== undefined)
      await readChanged(root, { ...open(), listed: present, timeFile: `${options.file}.time` })
      const paths = new Set(present.map(({ folder }) => folder.contentPath))
      const gone = [...known.keys()].filter((path) => !paths.has(path))
      for (const path of gone) known.delete(path)
      const others = hashOthers(tree)
      if (gone.length > 0 || cache.readOthers() !== others) cache.write({ gone, others })
      return ({ folder }) => {
        const found = folder && known.get(folder.contentPath)
        if (!found) throw new Error('A listed entry was not read')
        if (found.entry instanceof Uint8Array)
          found.entry = parseKnown(root, found.path, { data: found.entry, loadBody })
        return found.entry
      }
    },
    isStale: (tree, listed) => {
      const { cache, known } = open()
      const present = listed.flatMap(({ folder }) => folder ?? [])
      if (present.length !== known.size || cache.readOthers() !== hashOthers(tree)) return true
      return present.some((folder) => !isSame(root, folder, known.get(folder.contentPath)))
    },
    toVersion: () => {
      const { cache, known } = open()
      const entries = Array.from(known.values(), ({ path, sources }) => `${path} ${sources}`).toSorted()
      return toHash([cache.readOthers(), ...entries].join('\n'))
    },
    close: () => opened?.cache.close(),
  }
}

interface Changing extends Opened {
  listed: readonly Present[]
  /** The file that tells the time of the disk. */
  timeFile: string
}

/** Reads the entries that differ from the known ones. Those whose files change in the meantime are read again. */
async function readChanged(root: ContentRoot, { listed, known, cache, timeFile }: Changing): Promise<void> {
  const stamps = new Map<string, FileStamp>()
  let requests = listed.flatMap(({ kind, folder: { contentPath: path, source } }): RowRequest[] => {
    const found = known.get(path)
    const stamp = toFolderStamp(source)
    if (found?.fingerprint === stamp.fingerprint) return []
    stamps.set(path, stamp)
    return [{ path, kind, items: toItems(source), failure: source.failure, knownSources: found?.sources }]
  })
  const byPath = new Map(requests.map((request) => [request.path, request]))
  for (let attempt = 1; requests.length > 0; attempt++) {
    const time = readDiskTime(timeFile)
    const again: RowRequest[] = []
    for await (const rows of readRows(root, requests)) {
      const read: NewRow[] = []
      const touched: RowStamp[] = []
      for (const { path, sources, entry } of rows) {
        const before = stamps.get(path)
        const scanned = scanTree(`${root.directory}/${path}`, 'folder')
        const stamp = toFolderStamp(scanned)
        const isStable = before?.fingerprint === stamp.fingerprint
        const request = byPath.get(path)
        if (!isStable && request && attempt < attempts) {
          stamps.set(path, stamp)
          again.push({ ...request, items: toItems(scanned), failure: scanned.failure })
          continue
        }
        const fingerprint = isStable && isTrusted(stamp, time) ? stamp.fingerprint : ''
        const found = known.get(path)
        if (entry) {
          const { data, bodies } = entry
          read.push({ path, fingerprint, sources, data, bodies })
          known.set(path, { path, fingerprint, sources, entry: data })
        } else if (found && found.fingerprint !== fingerprint) {
          touched.push({ path, fingerprint })
          found.fingerprint = fingerprint
        }
      }
      if (read.length > 0 || touched.length > 0) cache.write({ read, touched })
    }
    requests = again
  }
}

/** The result of reading an entry, from the bytes of the cache. */
function parseKnown(
  root: ContentRoot,
  path: string,
  { data, loadBody }: { data: Uint8Array; loadBody: LoadBody },
): AnyEntryFolder {
  const sources = new DiskSources(`${root.directory}/${path}`)
  return parseEntry(data, { name: `${root.name}/${path.slice(0, -1)}`, path, sources, loadBody })
}

function openKnown(root: ContentRoot, { file, warn }: StoreOptions): Opened {
  const hashes = openFileHashes()
  const version = toReadingVersion(hashes, root)
  hashes.save()
  const cache = openContentCache({ file, version, warn })
  const rows = cache.readRows().map(({ data, ...row }) => [row.path, { ...row, entry: data }] as const)
  return { cache, known: new Map(rows), loadBody: createLoadBody({ ...root, readJson: cache.readBody }) }
}

/** Whether an entry is what was read before: by its fingerprint, or if that is not trusted, by its sources. */
function isSame(root: ContentRoot, { source, contentPath }: Folder, known: KnownEntry | undefined): boolean {
  if (!known) return false
  if (known.fingerprint !== '') return known.fingerprint === toFolderStamp(source).fingerprint
  return loadFolder(`${root.directory}/${contentPath}`, toItems(source), source.failure).sources === known.sources
}

/** A hash of the items that belong to no entry, and of the names of the entries. */
function hashOthers(tree: FolderItem): string {
  const folders = [...tree.items].map(([name, item]) =>
    item.kind === 'folder' ? `${name} ${toFolderStamp(item).fingerprint}` : '',
  )
  return toHash([toFolderStamp(tree).fingerprint, ...folders].join('\n'))
}
