import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Coding, StoredBytes } from './output-file.ts'

/** Contents above this size (128 KB, as stored) are files: SQLite would read them as a whole, and servers stream them. */
export const objectLimit = 128 * 1024

export const objectsFolder = 'objects'

/** Where the content of a hash is. Compressed content has another name, so that a file always is what its name says. */
export function toObjectPath(directory: string, hash: string, coding: Coding): string {
  return join(directory, objectsFolder, hash.slice(0, 2), coding === 0 ? hash : `${hash}.br`)
}

/** A content as it is stored. @throws an error of the operating system where its file is missing */
export function readObject(directory: string, { hash, coding }: { hash: string; coding: Coding }): Uint8Array {
  return readFileSync(toObjectPath(directory, hash, coding))
}

/** The large contents of an output, for its one writer. */
export interface Objects {
  read: (hash: string, coding: Coding) => Uint8Array
  write: (hash: string, stored: StoredBytes) => void
  /** To be called before rows of objects are deleted, and `remove` after it. */
  mark: () => void
  remove: (hash: string) => void
  /** Ends the work of this process. `isClean`: no object without a row was left. */
  close: (isClean: boolean) => void
}

/**
 * Files cannot be part of a transaction: a killed process may leave some without a row. A marker says so while a process
 * writes, and the next one then looks for such files, which takes time for each object, and is needed only then.
 */
export function openObjects(directory: string, isUsed: (hash: string) => boolean): Objects {
  const folder = join(directory, objectsFolder)
  const marker = join(folder, 'unfinished')
  let isMarked = existsSync(marker)
  if (isMarked) {
    removeUnused(folder, isUsed)
    rmSync(marker, { force: true })
    isMarked = false
  }
  const mark = () => {
    if (isMarked) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(marker, '')
    isMarked = true
  }
  return {
    mark,
    read: (hash, coding) => readObject(directory, { hash, coding }),
    write: (hash, { coding, bytes }) => {
      mark()
      const path = toObjectPath(directory, hash, coding)
      mkdirSync(dirname(path), { recursive: true })
      // Flushed to the disk, because rows that name it may be flushed at any time.
      writeFileSync(`${path}.new`, bytes, { flush: true })
      renameSync(`${path}.new`, path)
    },
    remove: (hash) => {
      for (const coding of [0, 5] as const) rmSync(toObjectPath(directory, hash, coding), { force: true })
    },
    close: (isClean) => {
      if (isMarked && isClean) rmSync(marker, { force: true })
    },
  }
}

function removeUnused(folder: string, isUsed: (hash: string) => boolean): void {
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (item.isFile() && !isUsed(item.name.replace(/\.br$/, ''))) rmSync(join(item.parentPath, item.name))
  }
}
