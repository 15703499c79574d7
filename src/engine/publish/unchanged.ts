import { createHash, hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { hashFile, type SeenFiles } from '#engine/content/disk/file-hashes.ts'
import { isTrusted, readDiskTime, toFileStamp, type FileStamp } from '#engine/content/disk/file-stamp.ts'
import { ScannedFile, scanTree } from '#engine/content/source/scan-tree.ts'
import { toSeenFiles } from '#engine/content/source/seen-files.ts'
import type { FolderItem } from '#engine/content/source/source-tree.ts'
import { readMeta, stateKey } from '#engine/graph/graph-tables.ts'
import { toBuildSettings } from '#engine/model/config/site-config.ts'
import { defineFormat } from '#engine/model/config/stored-json.ts'
import { sourcePaths } from '#engine/render/code/read-sources.ts'
import { openReleaseTable } from '#engine/store/release-table.ts'
import { storeFile } from '#engine/store/schema.ts'
import type { PublisherOptions } from './publisher-options.ts'

// Whether anything has changed since the latest release, known by the sizes and times of all files that it was made from. Only files
// that were written just before it are read. Where it is unknown, `isUpToDate` looks closer.

export type Places = Pick<
  PublisherOptions,
  'contentDirectory' | 'outDirectory' | 'cacheDirectory' | 'publicDirectory' | 'config' | 'pseudo'
>

/** The state of all files that a site is made from, as the file system tells it. */
export interface Stamps {
  /** The files, and the folders that stand for all files below them. */
  roots: readonly string[]
  /** Changes with every file. */
  hash: string
  /** The hashes of files that may change once more without another time. Undefined if there are too many. */
  recent: Readonly<Record<string, string>> | undefined
  /** The folder of the content, as it was looked at. */
  tree: FolderItem | undefined
  /** The files of its folders, as they were looked at. */
  seen: SeenFiles
}

/** A release that was made from all files as they are. */
interface Unchanged extends Omit<Stamps, 'tree' | 'recent' | 'seen'> {
  recent: Readonly<Record<string, string>>
  /** Whatever it was made from besides files. */
  key: string
  /** See `stateKey`. */
  state: string
}

const format = defineFormat<Unchanged>(
  1,
  v.object({
    roots: v.array(v.string()),
    hash: v.string(),
    recent: v.record(v.string(), v.string()),
    key: v.string(),
    state: v.string(),
  }),
)

/** More files than this are not written while somebody works, but by a checkout. */
const mostRecent = 200

const toFile = ({ cacheDirectory }: Places) => join(cacheDirectory, 'unchanged.json')

/** Reads the stamps of all files, before any of them is read. @param sources see `ContentSite` */
export function takeStamps(places: Places, sources: readonly string[]): Stamps {
  const { contentDirectory, publicDirectory } = places
  const roots = [contentDirectory, publicDirectory, ...sourcePaths, 'lingui.config.ts', ...sources]
  return readStamps(places, roots)
}

function readStamps(places: Places, roots: readonly string[]): Stamps {
  const readAt = readDiskTime(`${toFile(places)}.time`)
  const all = createHash('sha256')
  const recent: string[] = []
  const add = (path: string, stamp: FileStamp | undefined) => {
    all.update(`${path}\0${stamp?.fingerprint ?? ''}\n`)
    if (!stamp || !isTrusted(stamp, readAt)) recent.push(path)
  }
  const visit = (path: string, { items, failure }: FolderItem) => {
    all.update(`${path}\0${failure ?? ''}\n`)
    for (const [name, item] of items) {
      if (item.kind === 'folder') visit(`${path}/${name}`, item)
      else if (item instanceof ScannedFile) add(`${path}/${name}`, item.stamp)
      else all.update(`${path}/${name}\0${item.kind}\n`)
    }
  }
  const folders = new Map<string, FolderItem>()
  for (const root of new Set(roots)) {
    // A folder that is named by a link counts as what it is.
    const stats = statSync(root, { bigint: true, throwIfNoEntry: false })
    if (!stats?.isDirectory()) {
      add(root, stats && toFileStamp(stats))
      continue
    }
    const scanned = scanTree(root)
    folders.set(root, scanned)
    visit(root, scanned)
  }
  return {
    roots,
    hash: all.digest('base64url'),
    recent: recent.length > mostRecent ? undefined : hashFiles(recent),
    tree: folders.get(places.contentDirectory),
    seen: toSeenFiles(folders),
  }
}

function hashFiles(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, existsSync(path) ? hashFile(path) : '']))
}

export interface FoundChange {
  /** Undefined if it is unknown. False if the latest release was made from all files as they are, and nothing is due. */
  isChanged: boolean | undefined
  /** The present stamps, where they had to be read. */
  stamps?: Stamps
}

export function findChange(places: Places): FoundChange {
  try {
    const known = format.parse(readFileSync(toFile(places), 'utf8'))
    if (known?.key !== toKey(places)) return { isChanged: undefined }
    const database = new DatabaseSync(join(places.outDirectory, storeFile), { readOnly: true, timeout: 5000 })
    try {
      if (readMeta(database, stateKey) !== known.state) return { isChanged: undefined }
      const latest = openReleaseTable(database).latest()
      if (!latest) return { isChanged: undefined }
      const stamps = readStamps(places, known.roots)
      const isDue = latest.nextChange !== undefined && places.config.clock().getTime() >= Date.parse(latest.nextChange)
      const isSame = stamps.hash === known.hash && Object.entries(known.recent).every(isAsBefore)
      return { isChanged: isDue || !isSame, stamps }
    } finally {
      database.close()
    }
  } catch {
    return { isChanged: undefined }
  }
}

/** True if a file has the content of that hash. @throws if it cannot be read */
function isAsBefore([path, before]: [path: string, hash: string]): boolean {
  return hashFile(path) === before
}

/** Says that the latest release was made from all files as they were when the stamps were taken, or later. */
export function keepUnchanged(places: Places, { roots, hash: stamps, recent }: Stamps): void {
  if (!recent) return
  const file = toFile(places)
  const temporary = `${file}.${process.pid}`
  try {
    const database = new DatabaseSync(join(places.outDirectory, storeFile), { readOnly: true, timeout: 5000 })
    const state = readMeta(database, stateKey)
    database.close()
    if (state === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, format.write({ roots: [...roots], hash: stamps, recent, key: toKey(places), state }))
    renameSync(temporary, file)
  } catch {
    // Without it, the next run looks closer.
  }
}

/** Whatever a release is made from besides files. */
function toKey({ contentDirectory, outDirectory, publicDirectory, config, pseudo }: Places): string {
  const settings = [toBuildSettings(config), config.moment ?? null, pseudo ?? null]
  const places = [contentDirectory, outDirectory, publicDirectory]
  return hash('sha256', JSON.stringify([...settings, ...places, process.version, process.execArgv]), 'base64url')
}
