import type { Dirent } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLimit } from '#lib/create-limit.ts'
import { isProgramFile } from '#lib/program-files.ts'
import { codeOf, isMissing } from './describe-read-error.ts'

// Content as an immutable tree, from the disk or from a test. A changed tree has new values for the folders above the change
// and shares all others.

export type SourceItem = FolderItem | FileItem | LinkItem | OtherItem

export interface FolderItem {
  kind: 'folder'
  items: ReadonlyMap<string, SourceItem>
  /** The file system's error code if the folder cannot be read: `EACCES`. It then has no items. */
  failure?: string
}

export interface FileItem {
  kind: 'file'
  /** In bytes. Files that are too large are reported without being read. */
  size: number
  /** Reads the bytes again at each call; rejects with the error of the file system. */
  read: () => Promise<Uint8Array>
}

/** A symbolic link. It is never followed: its target may be outside the content. */
export interface LinkItem {
  kind: 'link'
}

/** A pipe, a socket, a device. */
export interface OtherItem {
  kind: 'other'
}

/** The item at a path below a folder, such as `news/a/vi.md`; undefined where there is none. */
export function itemAt(tree: FolderItem, path: string): SourceItem | undefined {
  return path
    .split('/')
    .reduce<SourceItem | undefined>((item, name) => (item?.kind === 'folder' ? item.items.get(name) : undefined), tree)
}

/** All files are read at the same time, and a process may often have no more than 1024 open. */
const openFiles = 128

type ReadBytes = (path: string) => Promise<Uint8Array>

/** The tree below a folder of the disk. The contents of files are read later, by their `read`. */
export function readSourceTree(directory: string): Promise<FolderItem> {
  const limit = createLimit(openFiles)
  return readFolder(directory, (path) => limit(() => readFile(path)))
}

async function readFolder(directory: string, readBytes: ReadBytes): Promise<FolderItem> {
  try {
    const entries = await readdir(directory, { withFileTypes: true })
    const items = await Promise.all(entries.map((entry) => readItem(directory, entry, readBytes)))
    return { kind: 'folder', items: new Map(items.flat()) }
  } catch (error) {
    const failure = codeOf(error)
    if (failure === undefined) throw error
    return { kind: 'folder', items: new Map(), failure }
  }
}

async function readItem(directory: string, entry: Dirent, readBytes: ReadBytes): Promise<[string, SourceItem][]> {
  if (isProgramFile(entry.name, entry.isDirectory() ? 'folder' : 'other')) return []
  const path = join(directory, entry.name)
  if (entry.isSymbolicLink()) return [[entry.name, { kind: 'link' }]]
  if (entry.isDirectory()) return [[entry.name, await readFolder(path, readBytes)]]
  if (!entry.isFile()) return [[entry.name, { kind: 'other' }]]
  const file = await readFileItem(path, readBytes)
  return file ? [[entry.name, file]] : []
}

/** A file of the disk, not yet read; undefined if there is none, for example because it has been deleted since. */
export async function readFileItem(path: string, readBytes: ReadBytes = readFile): Promise<FileItem | undefined> {
  try {
    const { size } = await lstat(path)
    return { kind: 'file', size, read: () => readBytes(path) }
  } catch (error) {
    return isMissing(error) ? undefined : { kind: 'file', size: 0, read: () => Promise.reject(error) }
  }
}
