import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'

// The output is a link to the newest of several releases beside it: `dist` → `.dist.releases/000012`. Another release is
// put in its place by renaming a link, which no reader and no crash can meet half done.

/** Where the releases of an output lie. */
export function toReleasesDirectory(target: string): string {
  const final = resolve(target)
  return join(dirname(final), `.${basename(final)}.releases`)
}

/** The file beside the releases that a build locks, and the beginning of the names of all files about it. */
export const lockFile = 'lock.sqlite'

const releaseName = /^\d{6}$/

/** The names of all releases, oldest first. */
export async function listReleases(target: string): Promise<string[]> {
  const names = await readdir(toReleasesDirectory(target)).catch(() => [])
  return names.filter((name) => releaseName.test(name)).toSorted()
}

/** The name of the release that the output shows; undefined where there is none. */
export async function readCurrentRelease(target: string): Promise<string | undefined> {
  const link = await readlink(resolve(target)).catch(() => undefined)
  return link === undefined ? undefined : basename(link)
}

/** Lets the output show a release. */
export async function activateRelease(target: string, name: string): Promise<void> {
  const final = resolve(target)
  const releases = toReleasesDirectory(target)
  const link = join(releases, `link-${randomUUID()}`)
  await symlink(join(relative(dirname(final), releases), name), link)
  await rename(link, final)
}

/** Takes an output that is a folder in among the releases, so that its place is free for the link. */
export async function convertFolderToRelease(target: string): Promise<void> {
  const final = resolve(target)
  const state = await lstat(final).catch(() => undefined)
  if (!state?.isDirectory()) return
  const name = toNextReleaseName(await listReleases(target))
  await mkdir(toReleasesDirectory(target), { recursive: true })
  await rename(final, join(toReleasesDirectory(target), name))
  await activateRelease(target, name)
}

/** What a build that was killed has left behind, and releases older than the newest few, but for the one shown. */
export async function removeOldReleases(target: string, keep: number): Promise<void> {
  const directory = toReleasesDirectory(target)
  const releases = await listReleases(target)
  const shown = await readCurrentRelease(target)
  const wanted = new Set([...releases.slice(-keep), shown])
  const left = (await readdir(directory)).filter((name) => !name.startsWith(lockFile) && !wanted.has(name))
  for (const name of left) await rm(join(directory, name), { recursive: true, force: true })
}

export function toNextReleaseName(releases: readonly string[]): string {
  return String(Number(releases.at(-1) ?? 0) + 1).padStart(6, '0')
}
