import { hash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { threadId } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import * as v from 'valibot'
import { defineFormat } from '#engine/model/config/stored-json.ts'
import { ascending } from '#lib/order.ts'
import { isProgramFile } from '#lib/program-files.ts'
import { isTrusted, readDiskTime, toFileStamp, type FileStamp } from './file-stamp.ts'

/** Hashes of files that are read again only when they have changed. */
export interface FileHashes {
  /**
   * A hash of the paths and contents of files. Folders stand for all files below them.
   * @param isIncluded which of the files in folders, by their paths; all by default
   * @param root the folder from which paths count; that in which the program was started by default
   * @throws if a file cannot be read
   */
  hashAll: (paths: readonly string[], isIncluded?: (path: string) => boolean, root?: string) => string
  /** The hash of one file, as `hashFile` makes it. */
  hashFile: (path: string) => string
  /** Keeps the hashes for the next run. Does nothing if the file cannot be written. */
  save: () => void
}

/** A hash of the content of a file. @throws if it cannot be read */
export function hashFile(path: string): string {
  return hash('sha256', readFileSync(path), 'base64url')
}

/** The files of a folder, or the file itself, with their stamps, as they were looked at; undefined where that was not done. */
export type SeenFiles = (path: string) => readonly (readonly [path: string, stamp: FileStamp])[] | undefined

type Known = Record<string, [fingerprint: string, hash: string]>

const format = defineFormat<Known>(1, v.record(v.string(), v.tuple([v.string(), v.string()])))

/**
 * Opens the hashes that earlier runs kept in a file. A damaged file is ignored.
 * @param seen what was looked at just now, so that it is not looked at again. By default everything is, each time
 */
export function openFileHashes(file: string, seen: SeenFiles = () => undefined): FileHashes {
  const known = new Map(Object.entries(readKnown(file)))
  let isChanged = false
  let diskTime: { value: bigint | undefined } | undefined
  const hashKnown = (path: string, stamp: FileStamp): string => {
    const [fingerprint, kept] = known.get(path) ?? []
    if (kept !== undefined && fingerprint === stamp.fingerprint) return kept
    diskTime ??= { value: readDiskTime(`${file}.time`) }
    const made = hashFile(path)
    if (isTrusted(stamp, diskTime.value)) known.set(path, [stamp.fingerprint, made])
    else known.delete(path)
    isChanged = true
    return made
  }
  return {
    hashAll: (paths, isIncluded = () => true, root = '') => {
      const lines = paths.flatMap((path) => {
        const place = join(root, path)
        const files = seen(place) ?? listFilesSync(place).map((found) => [found] as const)
        return files.flatMap(([found, stamp]) => {
          const name = root === '' ? found : relative(root, found).split(sep).join('/')
          return name === path || isIncluded(name) ? [`${name} ${hashKnown(found, stamp ?? readStamp(found))}`] : []
        })
      })
      return hash('sha256', lines.join('\n'), 'base64url')
    },
    hashFile: (path) => hashKnown(path, readStamp(path)),
    save: () => {
      if (isChanged) writeKnown(file, Object.fromEntries([...known].filter(([path]) => existsSync(path))))
    },
  }
}

function readStamp(path: string): FileStamp {
  return toFileStamp(lstatSync(path, { bigint: true }))
}

/** All files below a folder, or the file itself, in an order that does not depend on the file system. Without those of programs. */
export function listFilesSync(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path]
  const items = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => ascending(a.name, b.name))
  // A lock of an editor may be a link to nothing.
  const own = items.filter((item) => !isProgramFile(item.name, item.isDirectory() ? 'folder' : 'other'))
  return own.flatMap((item) => {
    const inside = join(path, item.name)
    return item.isDirectory() ? listFilesSync(inside) : [inside]
  })
}

function readKnown(file: string): Known {
  try {
    const [checksum, json] = readFileSync(file, 'utf8').split('\n', 2)
    if (json === undefined || String(crc32(json)) !== checksum) return {}
    return format.parse(json) ?? {}
  } catch {
    return {}
  }
}

function writeKnown(file: string, known: Known): void {
  const json = format.write(known)
  const temporary = `${file}.${process.pid}-${threadId}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, `${crc32(json)}\n${json}`)
    renameSync(temporary, file)
  } catch {
    // Without it, the files are read again next time.
  }
}
