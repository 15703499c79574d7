import { hash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** All files below a folder, or the file itself, sorted so that the order does not depend on the file system. */
export async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const items = await readdir(path, { withFileTypes: true, recursive: true })
  return items
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .toSorted()
}

/** A short hash of bytes. */
export function hashBytes(bytes: string | Uint8Array): string {
  return hash('sha256', bytes).slice(0, 24)
}
