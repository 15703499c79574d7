import type { Dirent } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, isMissing } from './describe-read-error.ts'

// Content as a tree of values: whoever reads entries need not know whether it comes from a disk or from a test. A tree is
// never changed; one that differs in a file has new values for the folders on the way to it and shares all others.

export type SourceItem = FolderItem | FileItem | LinkItem | OtherItem

export interface FolderItem {
  kind: 'folder'
  items: ReadonlyMap<string, SourceItem>
  /** Why it cannot be looked into, as the file system's error code: `EACCES`. It then has no items. */
  failure?: string
}

export interface FileItem {
  kind: 'file'
  /** In bytes: what is too large is refused without being read. */
  size: number
  /** Reads the bytes anew each time; rejects with the file system's error where they cannot be read. */
  read: () => Promise<Uint8Array>
}

/** A symbolic link. It is never followed: what it leads to may be outside the content. */
export interface LinkItem {
  kind: 'link'
}

/** A pipe, a socket, a device. */
export interface OtherItem {
  kind: 'other'
}

/** What lies at a path of a tree: `news/a/vi.md`. */
export function itemAt(tree: FolderItem, path: string): SourceItem | undefined {
  return path
    .split('/')
    .reduce<SourceItem | undefined>((item, name) => (item?.kind === 'folder' ? item.items.get(name) : undefined), tree)
}

/** The tree below a folder of the disk. Files are read when they are asked for, and not before. */
export async function readSourceTree(directory: string): Promise<FolderItem> {
  try {
    const entries = await readdir(directory, { withFileTypes: true })
    const items = await Promise.all(entries.map((entry) => readItem(directory, entry)))
    return { kind: 'folder', items: new Map(items.flat()) }
  } catch (error) {
    const failure = codeOf(error)
    if (failure === undefined) throw error
    return { kind: 'folder', items: new Map(), failure }
  }
}

async function readItem(directory: string, entry: Dirent): Promise<[string, SourceItem][]> {
  const path = join(directory, entry.name)
  if (entry.isSymbolicLink()) return [[entry.name, { kind: 'link' }]]
  if (entry.isDirectory()) return [[entry.name, await readSourceTree(path)]]
  if (!entry.isFile()) return [[entry.name, { kind: 'other' }]]
  const file = await readFileItem(path)
  return file ? [[entry.name, file]] : []
}

/** A file of the disk, not yet read; undefined where there is none, such as one that is gone since it was listed. */
export async function readFileItem(path: string): Promise<FileItem | undefined> {
  try {
    const { size } = await lstat(path)
    return { kind: 'file', size, read: () => readFile(path) }
  } catch (error) {
    return isMissing(error) ? undefined : { kind: 'file', size: 0, read: () => Promise.reject(error) }
  }
}
