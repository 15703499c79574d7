import { pagesFolder } from '../entries/list-entries.ts'
import type { FolderItem } from '../source/source-tree.ts'

/** The share of lines that two folders have in common if one is the other under another name. As Git counts a rename. */
const leastShare = 0.5

/** The folders that were removed and have come back under another name, changed a little perhaps: new paths by former ones. */
export async function findRenames(
  removed: ReadonlyMap<string, FolderItem>,
  added: ReadonlyMap<string, FolderItem>,
): Promise<Map<string, string>> {
  const renames = new Map<string, string>()
  if (removed.size === 0 || added.size === 0) return renames
  const [before, after] = await Promise.all([readAll(removed), readAll(added)])
  const found = before.flatMap((former) =>
    after.map((present) => ({ former, present, share: toShare(former.lines, present.lines) })),
  )
  const taken = new Set<string>()
  for (const { former, present, share } of found.toSorted((a, b) => b.share - a.share)) {
    if (share < leastShare || renames.has(former.path) || taken.has(present.path)) continue
    renames.set(former.path, present.path)
    taken.add(present.path)
  }
  return renames
}

/**
 * Paths that are held back, and what must be with them: the two names of a folder, of which only one may be public, and
 * nothing below a page that is left out.
 */
export function withRenames(
  paths: readonly string[],
  renames: ReadonlyMap<string, string>,
  isPublished: (path: string) => boolean,
): Set<string> {
  const all = new Set(paths)
  const isLeftOut = (path: string): boolean => {
    if (all.has(path) && !isPublished(path)) return true
    return path.startsWith(`${pagesFolder}/`) && isLeftOut(path.slice(0, path.lastIndexOf('/')))
  }
  for (let size = -1; size !== all.size;) {
    size = all.size
    for (const [former, present] of renames) {
      if (all.has(former) || isLeftOut(present)) all.add(former).add(present)
    }
  }
  return all
}

interface Lines {
  path: string
  lines: ReadonlyMap<string, number>
}

function readAll(folders: ReadonlyMap<string, FolderItem>): Promise<Lines[]> {
  return Promise.all(Array.from(folders, async ([path, folder]) => ({ path, lines: await readLines(folder) })))
}

/** How often each line is in the texts of a folder, without those that are empty or in every text. */
async function readLines({ items }: FolderItem): Promise<Map<string, number>> {
  const lines = new Map<string, number>()
  for (const [name, item] of items) {
    if (item.kind !== 'file' || !name.endsWith('.md')) continue
    const text = await item.read().then(String, () => '')
    for (const line of text.split('\n').map((one) => one.trim())) {
      if (line !== '' && line !== '---') lines.set(line, (lines.get(line) ?? 0) + 1)
    }
  }
  return lines
}

function toShare(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const shared = [...a].reduce((sum, [line, one]) => sum + Math.min(one, b.get(line) ?? 0), 0)
  return shared / Math.max(count(a), count(b), 1)
}

function count(lines: ReadonlyMap<string, number>): number {
  return [...lines.values()].reduce((sum, one) => sum + one, 0)
}
