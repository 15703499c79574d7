import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { describeReadError } from './describe-read-error.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { Folder } from './read-entry.ts'

/** What file managers leave behind where somebody looked; nothing of it is ever read. */
const leftBehind = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i

/** What lies in a folder, by name; nothing where it cannot be read, and the reason among the diagnostics. */
export async function readFolder(folder: Folder, diagnostics: Diagnostics): Promise<Dirent[]> {
  try {
    const items = await readdir(folder.path, { withFileTypes: true })
    return items.filter(({ name }) => !leftBehind.test(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    const reason = describeReadError(error)
    if (reason === undefined) throw error
    diagnostics.error(folder.name, { line: 1, column: 1 }, reason)
    return []
  }
}

/** What is wrong with something that should be a folder. */
export function describeNoFolder(item: Dirent): string {
  return item.isSymbolicLink()
    ? 'Is a link; put the folder itself here'
    : 'Stands between entries; an entry is a folder'
}
