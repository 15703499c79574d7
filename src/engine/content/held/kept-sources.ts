import { hash } from 'node:crypto'
import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { toFileStamp } from '../disk/file-stamp.ts'
import { codeOf } from '../source/describe-read-error.ts'
import { ScannedFile, scanTree, toFolderStamp } from '../source/scan-tree.ts'
import type { FolderItem } from '../source/source-tree.ts'

/** A folder of the content, without those in it, as it was when it was published. */
interface KeptFolder {
  /** A hash of its stamp: see `toFolderStamp`. */
  stamp: string
  /** The name of its copy. */
  copy: string
}

/** Copies of the sources of what is published, in a folder of the cache: what an entry is published as while its files have an error. */
export interface KeptSources {
  /** The paths of the folders below the content: `news/a`; the content itself is the empty one. */
  paths: () => Iterable<string>
  /**
   * Takes folders for what was published, on a machine that knows of nothing: until this program has published something, or ends.
   */
  assume: (folders: ReadonlyMap<string, FolderItem>) => void
  /** True while what was published is assumed. */
  isAssumed: () => boolean
  /** A copy of a folder, without those in it; undefined where it was not published. */
  folderAt: (path: string) => FolderItem | undefined
  /**
   * The files of a folder of the content that are not what was published. Those that were only touched, or written again as they
   * were, are not among them.
   * @param counted the files that are looked at; all by default
   */
  findChanges: (path: string, folder: FolderItem, counted?: ReadonlySet<string>) => string[]
  /**
   * Copies folders that are to be published, as they were looked at: it takes a while until they are, and what is saved meanwhile is
   * not what was published.
   * @returns the paths of those that have changed since they were looked at, so that it is not known which of their bytes were read
   */
  prepare: (folders: ReadonlyMap<string, FolderItem>) => string[]
  /**
   * Keeps folders, and no others: those that were published just now. Of one that has changed since it was looked at, and was not
   * prepared before, the former copy stays.
   */
  keep: (folders: ReadonlyMap<string, FolderItem>) => void
  /** Deletes the copies of folders: they were taken down. */
  erase: (paths: readonly string[]) => void
  /** The bytes of a file by its path below the content; undefined where it was not published. */
  readFile: (path: string) => Uint8Array | undefined
}

const indexFile = 'published.json'

const indexSchema: v.GenericSchema<unknown, Record<string, KeptFolder>> = v.record(
  v.string(),
  v.object({ stamp: v.string(), copy: v.string() }),
)

/** Opens the copies in a folder, which need not exist. The index is read when it is first needed. */
export function openKeptSources(directory: string): KeptSources {
  let index: Map<string, KeptFolder> | undefined
  let isAssumed = false
  const open = () => (index ??= readIndex(directory))
  /** Copies that no index names yet. */
  const prepared = new Map<string, KeptFolder>()
  const forget = (path: string) => {
    const found = prepared.get(path)
    if (found) rmSync(join(directory, found.copy), { recursive: true, force: true })
    prepared.delete(path)
  }
  const write = (next: Map<string, KeptFolder>) => {
    mkdirSync(directory, { recursive: true })
    const file = join(directory, indexFile)
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(next)))
    renameSync(`${file}.new`, file)
    index = next
    isAssumed = false
    removeOthers(directory, [...next.values(), ...prepared.values()])
  }
  return {
    paths: () => open().keys(),
    assume: (folders) => {
      index = new Map()
      isAssumed = true
      for (const [path, folder] of folders) {
        const copied = copyFolder(directory, path, folder)
        if (copied) index.set(path, copied)
      }
    },
    isAssumed: () => isAssumed,
    folderAt: (path) => {
      const found = open().get(path)
      if (!found) return undefined
      const place = join(directory, found.copy)
      const { items, failure } = scanTree(place, 'folder')
      return failure === undefined ? { kind: 'folder', items, directory: place } : undefined
    },
    findChanges: (path, folder, counted) => {
      const found = open().get(path)
      if (found?.stamp === toStamp(folder)) return []
      const files = [...folder.items].filter(([, { kind }]) => kind !== 'folder')
      const before = found ? listFiles(join(directory, found.copy)) : []
      const names = [...new Set([...files.map(([name]) => name), ...before])]
      return names.filter((name) => {
        if (counted?.has(name) === false) return false
        const item = folder.items.get(name)
        return !found || !(item instanceof ScannedFile) || !isSame(item.path, join(directory, found.copy, name))
      })
    },
    prepare: (folders) => {
      const known = open()
      for (const path of prepared.keys()) if (!folders.has(path)) forget(path)
      const changed: string[] = []
      for (const [path, folder] of folders) {
        const stamp = toStamp(folder)
        if (folder.directory !== undefined || known.get(path)?.stamp === stamp) continue
        if (prepared.get(path)?.stamp === stamp) continue
        forget(path)
        const copied = copyFolder(directory, path, folder)
        if (copied) prepared.set(path, copied)
        else changed.push(path)
      }
      return changed
    },
    keep: (folders) => {
      const known = open()
      const next = new Map<string, KeptFolder>()
      let isChanged = isAssumed || folders.size !== known.size
      for (const [path, folder] of folders) {
        const found = known.get(path)
        // What was published from its copy is kept.
        if (found && (folder.directory !== undefined || found.stamp === toStamp(folder))) {
          next.set(path, found)
          continue
        }
        isChanged = true
        const ready = prepared.get(path)
        const kept = ready?.stamp === toStamp(folder) ? ready : (copyFolder(directory, path, folder) ?? found)
        if (kept) next.set(path, kept)
        if (kept === ready) prepared.delete(path)
      }
      if (isChanged) write(next)
      for (const path of prepared.keys()) forget(path)
    },
    erase: (paths) => {
      for (const path of paths) forget(path)
      const gone = paths.filter((path) => open().has(path))
      if (gone.length === 0) return
      const next = new Map([...open()].filter(([path]) => !gone.includes(path)))
      if (!isAssumed) return write(next)
      index = next
      removeOthers(directory, [...next.values(), ...prepared.values()])
    },
    readFile: (path) => {
      const end = path.lastIndexOf('/')
      const found = open().get(path.slice(0, Math.max(end, 0)))
      if (!found) return undefined
      try {
        return readFileSync(join(directory, found.copy, path.slice(end + 1)))
      } catch {
        return undefined
      }
    },
  }
}

function listFiles(directory: string): string[] {
  return [...scanTree(directory, 'folder').items.keys()]
}

/** False where one of them cannot be read. */
function isSame(file: string, other: string): boolean {
  try {
    return readFileSync(file).equals(readFileSync(other))
  } catch {
    return false
  }
}

/** Copies have the names that `toHash` gives. */
const copyName = /^[\w-]{22}$/

/** Deletes all other copies, also those of a program that was stopped: what is taken down must not be in one. */
function removeOthers(directory: string, folders: readonly KeptFolder[]): void {
  const used = new Set(folders.map(({ copy }) => copy))
  for (const name of readdirSync(directory)) {
    if (copyName.test(name) && !used.has(name)) rmSync(join(directory, name), { recursive: true, force: true })
  }
}

function readIndex(directory: string): Map<string, KeptFolder> {
  try {
    const stored = parseStored(indexSchema, readFileSync(join(directory, indexFile), 'utf8'))
    return new Map(Object.entries(stored ?? {}))
  } catch {
    return new Map()
  }
}

/** Copies the files of a folder, under a name that no copy has yet. Undefined, and no copy, where they have changed since it was looked at. */
function copyFolder(directory: string, path: string, folder: FolderItem): KeptFolder | undefined {
  const stamp = toStamp(folder)
  const copy = toHash(`${path}\0${stamp}`)
  const place = join(directory, copy)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  if (copyFiles(folder, place)) return { stamp, copy }
  rmSync(place, { recursive: true, force: true })
  return undefined
}

/** @returns false where one of them has changed since it was looked at */
function copyFiles({ items }: FolderItem, place: string): boolean {
  try {
    for (const [name, item] of items) {
      if (!(item instanceof ScannedFile)) continue
      copyFileSync(item.path, join(place, name), constants.COPYFILE_FICLONE)
      const now = lstatSync(item.path, { bigint: true })
      if (toFileStamp(now).fingerprint !== item.stamp?.fingerprint) return false
    }
    return true
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    return false
  }
}

/** A folder that has not changed is the same object in the next reading. */
const stamps = new WeakMap<FolderItem, string>()

/** Of its files alone: a page has the pages below it in its folder. */
function toStamp(folder: FolderItem): string {
  const known = stamps.get(folder)
  if (known !== undefined) return known
  const files = new Map([...folder.items].filter(([, { kind }]) => kind !== 'folder'))
  const stamp = toHash(toFolderStamp({ ...folder, items: files }).fingerprint)
  stamps.set(folder, stamp)
  return stamp
}

function toHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}
