import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { openFileHashes, type SeenFiles } from '../disk/file-hashes.ts'
import type { AnyEntryFolder } from '../entries/collect-entries.ts'
import { toHash } from '../entries/entry-hashes.ts'
import type { ListedEntry } from '../entries/list-entries.ts'
import type { KeptText } from '../icons/create-icon-reader.ts'
import type { Folder } from '../source/folder.ts'
import { parseIgnoreFile, readIgnoreFile } from '../source/ignore-file.ts'
import { toFolderStamp } from '../source/scan-tree.ts'
import type { FolderItem } from '../source/source-tree.ts'
import { wordingFile, type Term } from '../wording/wording-list.ts'
import { openContentCache, type ContentCache } from './content-cache.ts'
import { DiskSources } from './disk-sources.ts'
import { parseEntry } from './entry-row.ts'
import { createLoadBody, type LoadBody } from './load-body.ts'
import { loadFolder, toItems } from './load-folder.ts'
import { readChanged, type KnownEntry, type PresentEntry } from './read-changed.ts'
import type { ContentRoot } from './read-row.ts'
import { toReadingVersion } from './to-reading-version.ts'

/** The entries of a folder of content: in memory, in the cache, on the disk. */
export interface ContentStore {
  /** Reads the entries of a tree that changed. Returns a function for what each was read as. */
  read: (
    tree: FolderItem,
    listed: readonly ListedEntry[],
    terms: readonly Term[],
  ) => Promise<(entry: ListedEntry) => AnyEntryFolder>
  /** True if the last complete reading, also of an earlier process, saw another tree. */
  isStale: (tree: FolderItem, listed: readonly ListedEntry[]) => boolean
  /** A text that changes with what the last complete reading saw. */
  toVersion: () => string
  /** Deletes what is kept of earlier forms of entries, by their folders below the content: they were taken down. */
  erase: (folders: readonly string[]) => void
  /** Texts that are kept under a name, with the same version. */
  keptText: (name: string) => KeptText
  close: () => void
}

export interface StoreOptions {
  site: ContentSite
  /** The file of the cache. */
  file: string
  warn: (line: string) => void
  /** The files of the code as they were looked at just now, for the first time that the cache is opened. */
  seen?: SeenFiles | undefined
}

interface Opened {
  /** The files of the terms and of what is ignored, when it was opened. */
  terms: string
  cache: ContentCache
  /** By path. */
  known: Map<string, KnownEntry>
  loadBody: LoadBody
}

/** Opens the entries of a folder of content. The cache is opened when it is first needed. */
export function openContentStore(root: ContentRoot, options: StoreOptions): ContentStore {
  let opened: Opened | undefined
  const open = (): Opened => {
    const terms = readTerms(root) + readIgnoreFile(root.directory)
    if (opened?.terms === terms) return opened
    // What was read was held to other terms.
    opened?.cache.close()
    return (opened = openKnown(root, terms, opened ? { ...options, seen: undefined } : options))
  }
  return {
    read: async (tree, listed, terms) => {
      const { cache, known, loadBody } = open()
      const present = listed.filter((entry): entry is PresentEntry => entry.folder !== undefined)
      const ignored = parseIgnoreFile(readIgnoreFile(root.directory))
      await readChanged(
        { ...root, terms, ignored },
        { site: options.site, known, cache, listed: present, timeFile: `${options.file}.time` },
      )
      const paths = new Set(present.map(({ folder }) => folder.contentPath))
      const gone = [...known.keys()].filter((path) => !paths.has(path))
      for (const path of gone) known.delete(path)
      const others = hashOthers(tree)
      if (gone.length > 0 || cache.readOthers() !== others) cache.write({ gone, others })
      return ({ folder }) => {
        const found = folder && known.get(folder.contentPath)
        if (!found) throw new Error('A listed entry was not read')
        const { directory } = folder.source
        const place = `${directory ?? `${root.directory}/${found.path.slice(0, -1)}`}/`
        const disk = (found.disk ??= new DiskSources(place))
        disk.folder = place
        if (found.entry instanceof Uint8Array) {
          found.entry = parseKnown(root, found, { data: found.entry, disk, loadBody })
        }
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
    erase: (folders) => open().cache.erase(folders.map((folder) => `${folder}/`)),
    keptText: (name) => ({
      read: (key) => open().cache.readText(name, key),
      write: (key, text) => open().cache.writeText(name, key, text),
    }),
    close: () => opened?.cache.close(),
  }
}

/** The result of reading an entry, from the bytes of the cache. */
function parseKnown(
  root: ContentRoot,
  { path, sources: sourcesHash }: Pick<KnownEntry, 'path' | 'sources'>,
  { data, disk: sources, loadBody }: { data: Uint8Array; disk: DiskSources; loadBody: LoadBody },
): AnyEntryFolder {
  return parseEntry(data, { name: `${root.name}/${path.slice(0, -1)}`, path, sources, sourcesHash, loadBody })
}

function openKnown(root: ContentRoot, terms: string, { site, file, warn, seen }: StoreOptions): Opened {
  const hashes = openFileHashes(join(dirname(file), 'file-hashes.json'), seen)
  const version = toReadingVersion(hashes, { ...root, terms, sources: site.sources })
  hashes.save()
  const cache = openContentCache({ file, version, warn })
  const rows = cache.readRows().map(({ data, ...row }) => [row.path, { ...row, entry: data }] as const)
  return { terms, cache, known: new Map(rows), loadBody: createLoadBody({ ...root, readPacked: cache.readBody }) }
}

/** The file of the terms; empty where it cannot be read, which reading it reports. */
function readTerms({ directory }: ContentRoot): string {
  try {
    return readFileSync(join(directory, wordingFile), 'utf8')
  } catch {
    return ''
  }
}

/** True if an entry is what was read before: by its fingerprint, or if that is not trusted, by its sources. */
function isSame(root: ContentRoot, { source, contentPath }: Folder, known: KnownEntry | undefined): boolean {
  if (!known) return false
  if (known.fingerprint !== '') return known.fingerprint === toFolderStamp(source).fingerprint
  return (
    loadFolder(source.directory ?? `${root.directory}/${contentPath}`, toItems(source), source.failure).sources ===
    known.sources
  )
}

/** A hash of the items that belong to no entry, and of the names of the entries. */
function hashOthers(tree: FolderItem): string {
  const folders = [...tree.items].map(([name, item]) =>
    item.kind === 'folder' ? `${name} ${toFolderStamp(item).fingerprint}` : '',
  )
  return toHash([toFolderStamp(tree).fingerprint, ...folders].join('\n'))
}
