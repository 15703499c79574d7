import { readdirSync, rmSync, statSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { readDiskTime } from '#engine/content/disk/file-stamp.ts'
import { bundleFolder } from './bundle/kept-bundle.ts'
import { codeFilesFolder } from './kept-code.ts'

/** In nanoseconds. */
const day = 24n * 60n * 60n * 1_000_000_000n

/** Files that were not used for so long are deleted. */
const keptFor = 60n * day

/** The folders of the cache that get a file or a folder for each version of something. */
const folders = ['images', 'image-facts', 'messages', 'code', bundleFolder]

/** Node makes a folder for each of its versions, with a file for each compiled module. */
const compiledFolder = 'node'

/**
 * Deletes what nobody has used for sixty days, at most once a day: what is needed again is made again. The last use is when a
 * file was read, or where the file system does not record that, when it was written. The newest of each folder always stays.
 * Not while a publish runs.
 */
export function pruneCache(cacheDirectory: string): void {
  const last = findTime(join(cacheDirectory, 'pruned'))
  const now = readDiskTime(join(cacheDirectory, 'pruned.time'))
  if (now === undefined || (last !== undefined && now - last < day)) return
  const compiled = list(join(cacheDirectory, compiledFolder)).map(({ name }) => join(compiledFolder, name))
  for (const folder of [...folders, ...compiled]) pruneFolder(join(cacheDirectory, folder), now - keptFor)
  const files = list(join(cacheDirectory, codeFilesFolder)).map(({ name }) =>
    join(cacheDirectory, codeFilesFolder, name),
  )
  // No copy of the code has them any more.
  for (const file of files) if (statSync(file).nlink === 1) rmSync(file)
  readDiskTime(join(cacheDirectory, 'pruned'))
}

function pruneFolder(directory: string, before: bigint): void {
  const items = list(directory).map((item) => {
    const path = join(directory, item.name)
    const inner = item.isDirectory() ? list(path).map(({ name }) => join(path, name)) : []
    // Of a folder, what is in it counts: its own time is that of this listing.
    const times = (inner.length > 0 ? inner : [path]).map((file) => findTime(file) ?? 0n)
    return { path, used: times.reduce((newest, time) => (time > newest ? time : newest)) }
  })
  const newest = items.reduce((found, { used }) => (used > found ? used : found), 0n)
  for (const { path, used } of items) {
    if (used < before && used < newest) rmSync(path, { recursive: true, force: true })
  }
}

/** When a file was read or written the last time, in nanoseconds; undefined where there is none. */
function findTime(path: string): bigint | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && (found.atimeNs > found.mtimeNs ? found.atimeNs : found.mtimeNs)
}

/** The items of a folder; nothing where there is none. */
function list(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
  } catch {
    return []
  }
}
