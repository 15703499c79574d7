import { constants, copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ScannedFile } from '#engine/content/source/scan-tree.ts'
import type { FolderItem } from '#engine/content/source/source-tree.ts'

const isFolder = (version: string) => version === ''

/** A folder on the disk that is made the same as a tree: for what reads a folder, and no tree. Only what has changed is written. */
export function createMirror(directory: string): (tree: FolderItem) => void {
  const unfinished = `${directory}.tmp`
  /** By path, a text that changes with the file that was copied there; that of a folder is empty. */
  let present: ReadonlyMap<string, string> = new Map()
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return (tree) => {
    const wanted = new Map<string, string>()
    const files = new Map<string, ScannedFile>()
    const list = (folder: FolderItem, below: string) => {
      for (const [name, item] of folder.items) {
        const path = below + name
        if (item.kind === 'folder') {
          wanted.set(path, '')
          list(item, `${path}/`)
        } else if (item instanceof ScannedFile) {
          files.set(path, item)
          wanted.set(path, `${item.path} ${item.stamp?.fingerprint}`)
        }
      }
    }
    list(tree, '')
    for (const [path, version] of present) {
      const next = wanted.get(path)
      if (next === undefined || isFolder(next) !== isFolder(version))
        rmSync(join(directory, path), { recursive: true, force: true })
    }
    const written = new Map<string, string>()
    for (const [path, version] of wanted) {
      const file = files.get(path)
      if (!file) mkdirSync(join(directory, path), { recursive: true })
      else if (present.get(path) !== version && !copy(file.path, join(directory, path))) continue
      written.set(path, version)
    }
    present = written
  }

  /** False where the file is gone again. It is there as a whole, or not at all. */
  function copy(from: string, to: string): boolean {
    try {
      copyFileSync(from, unfinished, constants.COPYFILE_FICLONE)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
      throw error
    }
    mkdirSync(dirname(to), { recursive: true })
    renameSync(unfinished, to)
    return true
  }
}
