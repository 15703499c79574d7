import { lstatSync, readdirSync, readFileSync, type Dirent, type Stats } from 'node:fs'
import { ascending } from '#lib/order.ts'
import { isProgramFile } from '#lib/program-files.ts'
import { toFileStamp, type FileStamp } from '../disk/file-stamp.ts'
import { codeOf, isMissing } from './describe-read-error.ts'
import type { FileItem, FolderItem, SourceItem } from './source-tree.ts'

/** A file of the disk that is not read, with what the file system says of it. */
export class ScannedFile implements FileItem {
  readonly kind = 'file'
  readonly path: string
  readonly size: number
  /** Undefined if the file system says nothing; reading then gives the reason. */
  readonly stamp: FileStamp | undefined

  constructor(path: string, size: number, stamp: FileStamp | undefined) {
    this.path = path
    this.size = size
    this.stamp = stamp
  }

  get read(): FileItem['read'] {
    // One after the other: a process may not have many files open at the same time.
    return () => new Promise((resolve) => resolve(readFileSync(this.path)))
  }
}

/** How deep a scan goes. */
export type ScanDepth = 'tree' | 'folder'

/**
 * The tree below a folder of the disk, with the stamps of its files. The contents of files are read later, by their `read`.
 * Synchronous, because that takes a quarter of the time for many small folders.
 * @param depth `folder` leaves the folders in it empty
 */
export function scanTree(directory: string, depth: ScanDepth = 'tree'): FolderItem {
  const items = new Map<string, SourceItem>()
  try {
    const found = readdirSync(directory, { withFileTypes: true })
    // In an order of their own: fingerprints must not depend on that of the file system, or on when an item was looked at.
    for (const entry of found.toSorted((a, b) => ascending(a.name, b.name))) {
      if (isOfProgram(entry.name, entry)) continue
      const item = scanItem(`${directory}/${entry.name}`, entry, depth)
      if (item) items.set(entry.name, item)
    }
    return { kind: 'folder', items }
  } catch (error) {
    const failure = codeOf(error)
    if (failure === undefined) throw error
    return { kind: 'folder', items: new Map(), failure }
  }
}

/** They come and go by themselves: a folder in which one does has not changed. */
function isOfProgram(name: string, found: Dirent | Stats): boolean {
  return isProgramFile(name, found.isDirectory() ? 'folder' : 'other')
}

/** Undefined if it has been deleted since. */
function scanItem(path: string, found: Dirent | Stats, depth: ScanDepth): SourceItem | undefined {
  if (found.isDirectory()) return depth === 'tree' ? scanTree(path) : { kind: 'folder', items: new Map() }
  if (found.isFile()) return scanFile(path)
  return { kind: found.isSymbolicLink() ? 'link' : 'other' }
}

/**
 * A tree with what has changed at a path below its folder, such as `news/a/vi.md`. Folders without a change are the same
 * values.
 */
export function scanAgain(tree: FolderItem, directory: string, path: string): FolderItem {
  const [name = '', ...rest] = path.split('/').filter(Boolean)
  if (name === '') return scanTree(directory)
  const inside = `${directory}/${name}`
  const known = tree.items.get(name)
  const found = lstatSync(inside, { throwIfNoEntry: false })
  if (found && isOfProgram(name, found)) return tree
  const isPart = rest.length > 0 && known?.kind === 'folder' && found?.isDirectory()
  const item = isPart ? scanAgain(known, inside, rest.join('/')) : found && scanItem(inside, found, 'tree')
  const others = [...tree.items].filter(([other]) => other !== name)
  const items = item ? [...others, [name, item] as const].toSorted(([a], [b]) => ascending(a, b)) : others
  return { kind: 'folder', items: new Map(items) }
}

/** Undefined if the file has been deleted since. */
function scanFile(path: string): ScannedFile | undefined {
  try {
    const stats = lstatSync(path, { bigint: true })
    return new ScannedFile(path, Number(stats.size), toFileStamp(stats))
  } catch (error) {
    return isMissing(error) ? undefined : new ScannedFile(path, 0, undefined)
  }
}

/** The stamp of a folder's items in a scan, without those of the folders in it. */
export function toFolderStamp({ items, failure }: FolderItem): FileStamp {
  let fingerprint = failure ?? ''
  let changedAt = 0n
  for (const [name, item] of items) {
    const stamp = item instanceof ScannedFile ? item.stamp : undefined
    fingerprint += `/${name} ${item.kind} ${stamp?.fingerprint ?? ''}`
    if (stamp && stamp.changedAt > changedAt) changedAt = stamp.changedAt
  }
  return { fingerprint, changedAt }
}
