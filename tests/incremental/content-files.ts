import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ascending } from '../../src/lib/order.ts'

/** The files of a content folder in memory, by path. Edits make new maps and never change one. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>

export async function readContentFiles(directory: string): Promise<ContentFiles> {
  const items = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const files = paths.map(async (path) => [relative(directory, path), new Uint8Array(await readFile(path))] as const)
  return new Map((await Promise.all(files)).toSorted(([a], [b]) => ascending(a, b)))
}

/**
 * Writes what differs between two states of a folder: changed and new files, and removes files and empty folders.
 * @param touched files that are written although their bytes are the same
 * @returns the paths of the files that were written or removed
 */
export async function writeDifference(
  directory: string,
  [before, after]: readonly [ContentFiles, ContentFiles],
  touched: readonly string[] = [],
): Promise<string[]> {
  const changed: string[] = []
  for (const [path, bytes] of after) {
    if (before.get(path) === bytes && !touched.includes(path)) continue
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), bytes)
    changed.push(path)
  }
  for (const path of before.keys()) {
    if (after.has(path)) continue
    await rm(join(directory, path))
    await removeEmptyFolders(directory, dirname(path))
    changed.push(path)
  }
  return changed
}

async function removeEmptyFolders(directory: string, path: string): Promise<void> {
  if (path === '.' || (await readdir(join(directory, path))).length > 0) return
  await rmdir(join(directory, path))
  await removeEmptyFolders(directory, dirname(path))
}

/** The text of a file; undefined where there is none. */
export function textOf(files: ContentFiles, path: string): string | undefined {
  const bytes = files.get(path)
  return bytes && new TextDecoder().decode(bytes)
}

/** The files with some changed: a text or bytes are the new content, null removes the file. */
export function withFiles(
  files: ContentFiles,
  changes: Readonly<Record<string, string | Uint8Array | null>>,
): ContentFiles {
  const changed = new Map(files)
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) changed.delete(path)
    else changed.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  }
  return changed
}

/** The files below a folder, by their path below it. */
export function filesBelow(files: ContentFiles, folder: string): Record<string, Uint8Array> {
  const prefix = `${folder}/`
  const below = [...files].filter(([path]) => path.startsWith(prefix))
  return Object.fromEntries(below.map(([path, bytes]) => [path.slice(prefix.length), bytes]))
}
