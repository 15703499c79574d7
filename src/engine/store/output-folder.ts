import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { say } from '#lib/say/message.ts'
import { objectsFolder } from './objects.ts'
import { storeFile } from './schema.ts'
import { StoreError } from './store-error.ts'

/** The lock of builds in the folder of an output. Other files of the lock start with this name. */
export const lockFile = 'lock.sqlite'

/** The parts of an output of an earlier version of this program. Its list of files is deleted last: it tells what it is. */
const oldManifest = 'site.json'
const oldNames = ['pages', 'files', 'kept.json', oldManifest] as const

/**
 * Makes the folder of an output where it is missing. An output of an earlier version, a link to a folder in
 * `.dist.releases`, becomes a folder; its files stay until `removeOldOutput`.
 * @throws {StoreError} if the folder has files of another kind
 */
export function prepareOutputFolder(directory: string): void {
  const target = resolve(directory)
  const state = lstatSync(target, { throwIfNoEntry: false })
  if (state?.isSymbolicLink() && isOldOutput(target)) {
    const release = realpathSync(target)
    rmSync(target)
    renameSync(release, target)
  }
  mkdirSync(target, { recursive: true })
  if (!isOutput(target)) {
    throw new StoreError(
      say`${directory} is not an output of this build; choose another folder: npm run build -- --out DIR`,
    )
  }
}

/** Deletes what an earlier version of this program left in the folder and beside it. */
export function removeOldOutput(directory: string): void {
  const target = resolve(directory)
  if (existsSync(join(target, oldManifest))) {
    for (const name of oldNames) rmSync(join(target, name), { recursive: true, force: true })
  }
  rmSync(toOldReleases(target), { recursive: true, force: true })
}

function isOldOutput(target: string): boolean {
  return dirname(realpathSync(target)) === join(realpathSync(dirname(target)), basename(toOldReleases(target)))
}

function toOldReleases(target: string): string {
  return join(dirname(target), `.${basename(target)}.releases`)
}

function isOutput(target: string): boolean {
  const names = readdirSync(target)
  return names.includes(storeFile) || names.includes(oldManifest) || names.every(isOwn)
}

function isOwn(name: string): boolean {
  return name === objectsFolder || name.startsWith(storeFile) || name.startsWith(lockFile)
}
