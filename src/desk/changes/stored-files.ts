import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ascending } from '#lib/order.ts'
import { isProgramFile } from '#lib/program-files.ts'
import type { ChangePath } from '../protocol/changes.ts'
import { isRootFile, toPlace } from './change-path.ts'
import type { StoredFile } from './change-store.ts'

export const toHash = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Lists the files of folders with their hashes, which are computed again where a file is another one than before. */
export interface FileLister {
  /** The files of a folder, without folders, links and what programs keep there; undefined where there is no such folder. */
  list: (folder: string) => StoredFile[] | undefined
  /** Those at a path of the content. */
  listAt: (content: string, path: ChangePath) => StoredFile[] | undefined
}

export function createFileLister(): FileLister {
  const known = new Map<string, { stamp: string; hash: string }>()
  const read = (location: string): StoredFile | undefined => {
    const stats = statSync(location, { throwIfNoEntry: false, bigint: true })
    if (!stats?.isFile()) return undefined
    const stamp = `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
    const found = known.get(location)
    const hash = found?.stamp === stamp ? found.hash : toHash(readFileSync(location))
    known.set(location, { stamp, hash })
    return { name: basename(location), hash, size: Number(stats.size), location }
  }
  const list = (folder: string) => {
    const items = readFolder(folder)
    if (!items) return undefined
    const names = items.filter((item) => item.isFile() && !isProgramFile(item.name, 'other')).map(({ name }) => name)
    return names.toSorted(ascending).flatMap((name) => read(join(folder, name)) ?? [])
  }
  return {
    list,
    listAt: (content, path) => {
      const place = toPlace(content, path)
      if (!isRootFile(path)) return list(place)
      const file = readFolder(dirname(place)) && read(place)
      return file && [file]
    },
  }
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

/** A hash of all bytes and names of files. */
export function toFilesHash(files: readonly Pick<StoredFile, 'name' | 'hash'>[]): string {
  return toHash(files.map(({ name, hash }) => `${hash} ${name}\n`).join(''))
}

/** The hashes of files by their names. */
export function toHashes(files: readonly Pick<StoredFile, 'name' | 'hash'>[]): Record<string, string> {
  return Object.fromEntries(files.map(({ name, hash }) => [name, hash]))
}
