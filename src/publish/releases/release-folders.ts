import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'

// The output is a symbolic link to one of several releases beside it: `dist` → `.dist.releases/000012`. Another release is
// activated by renaming a new link to it, which is atomic.

/** The folder of the releases of an output. */
export function toReleasesDirectory(target: string): string {
  const final = resolve(target)
  return join(dirname(final), `.${basename(final)}.releases`)
}

/** The name of the lock file in that folder. Other files of the lock start with this name. */
export const lockFile = 'lock.sqlite'

const releaseName = /^\d{6}$/

/** The names of all releases, oldest first. */
export async function listReleases(target: string): Promise<string[]> {
  const names = await readdir(toReleasesDirectory(target)).catch(() => [])
  return names.filter((name) => releaseName.test(name)).toSorted()
}

/** The name of the current release; undefined if there is none. */
export async function readCurrentRelease(target: string): Promise<string | undefined> {
  const link = await readlink(resolve(target)).catch(() => undefined)
  return link === undefined ? undefined : basename(link)
}

/** Makes a release the current one. */
export async function activateRelease(target: string, name: string): Promise<void> {
  const final = resolve(target)
  const releases = toReleasesDirectory(target)
  const link = join(releases, `link-${randomUUID()}`)
  await symlink(join(relative(dirname(final), releases), name), link)
  await rename(link, final)
}

/** Moves an output that is a folder to the releases, and replaces it by a link. */
export async function convertFolderToRelease(target: string): Promise<void> {
  const final = resolve(target)
  const state = await lstat(final).catch(() => undefined)
  if (!state?.isDirectory()) return
  const name = toNextReleaseName(await listReleases(target))
  await mkdir(toReleasesDirectory(target), { recursive: true })
  await rename(final, join(toReleasesDirectory(target), name))
  await activateRelease(target, name)
}

/** Deletes all files except the newest releases, the current one and the lock: old releases, and files of killed builds. */
export async function removeOldReleases(target: string, keep: number): Promise<void> {
  const directory = toReleasesDirectory(target)
  const releases = await listReleases(target)
  const current = await readCurrentRelease(target)
  const retained = new Set([...releases.slice(-keep), current])
  const removed = (await readdir(directory)).filter((name) => !name.startsWith(lockFile) && !retained.has(name))
  for (const name of removed) await rm(join(directory, name), { recursive: true, force: true })
}

export function toNextReleaseName(releases: readonly string[]): string {
  return String(Number(releases.at(-1) ?? 0) + 1).padStart(6, '0')
}
