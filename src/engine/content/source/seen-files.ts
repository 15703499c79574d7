import { join } from 'node:path'
import type { SeenFiles } from '../disk/file-hashes.ts'
import type { FileStamp } from '../disk/file-stamp.ts'
import { ScannedFile } from './scan-tree.ts'
import { itemAt, type FolderItem, type SourceItem } from './source-tree.ts'

/**
 * The files of folders that were scanned. Where a folder has anything besides files and folders, or could not be read, it counts as not
 * looked at.
 * @param scanned the folders, by the paths at which they were scanned
 */
export function toSeenFiles(scanned: ReadonlyMap<string, FolderItem>): SeenFiles {
  return (path) => {
    for (const [root, tree] of scanned) {
      const item =
        path === root ? tree : path.startsWith(`${root}/`) ? itemAt(tree, path.slice(root.length + 1)) : undefined
      if (item) return listFiles(path, item)
    }
    return undefined
  }
}

function listFiles(path: string, item: SourceItem): [string, FileStamp][] | undefined {
  if (item instanceof ScannedFile) return item.stamp && [[path, item.stamp]]
  if (item.kind !== 'folder' || item.failure !== undefined) return undefined
  const files: [string, FileStamp][] = []
  for (const [name, inner] of item.items) {
    const own = listFiles(join(path, name), inner)
    if (!own) return undefined
    files.push(...own)
  }
  return files
}
