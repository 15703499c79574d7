import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { scanTree } from '#engine/content/source/scan-tree.ts'
import { openKept, toKeptFolder, type KeptPlaces } from '#engine/publish/open-kept.ts'
import type { Disclosed } from './find-disclosed.ts'

interface SetAside {
  /** The files that had been changed. */
  names: readonly string[]
  /** The folder in which they are now. */
  place: string
  putBack: () => void
}

/**
 * Makes the files of an entry again what was published of them, and keeps those that had been changed elsewhere. Undefined where nothing
 * differs, and where what was published is not known on this machine.
 */
export function setAsideChanges(places: KeptPlaces, { id, folder }: Disclosed): SetAside | undefined {
  const kept = openKept(places)
  const published = kept.folderAt(id)?.directory
  const present = scanTree(folder, 'folder')
  if (published === undefined || present.failure !== undefined) return undefined
  const names = kept.findChanges(id, { kind: 'folder', items: present.items })
  if (names.length === 0) return undefined
  const place = join(toKeptFolder(places), 'set-aside', id)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const take = (from: string, to: string) => {
    for (const name of names) {
      if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name))
      else rmSync(join(to, name), { force: true })
    }
  }
  take(folder, place)
  take(published, folder)
  return { names, place: relative('', place), putBack: () => take(place, folder) }
}
