import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { withBuildLock } from './build-lock.ts'
import {
  convertFolderToRelease,
  listReleases,
  readCurrentRelease,
  activateRelease,
  removeOldReleases,
  toNextReleaseName,
  toReleasesDirectory,
} from './release-folders.ts'

/** The number of releases on the disk, including the current one and those for a rollback. */
const retainedReleaseCount = 3

/** The folders of a running build. */
export interface Draft {
  directory: string
  /** The folder of the current release; undefined at the first build. */
  previous: string | undefined
}

/**
 * Runs `write` with an empty folder, and makes that folder the current release if it succeeds. If it fails or the process is
 * killed, the previous release stays current.
 */
export async function publishRelease<Result>(
  target: string,
  write: (draft: Draft) => Promise<Result>,
): Promise<Result> {
  return withBuildLock(target, async () => {
    const releases = toReleasesDirectory(target)
    await convertFolderToRelease(target)
    await removeOldReleases(target, retainedReleaseCount)
    const current = await readCurrentRelease(target)
    const directory = join(releases, 'draft')
    await mkdir(directory)
    try {
      const result = await write({ directory, previous: current && join(releases, current) })
      const name = toNextReleaseName(await listReleases(target))
      await rename(directory, join(releases, name))
      await activateRelease(target, name)
      return result
    } finally {
      await removeOldReleases(target, retainedReleaseCount)
    }
  })
}
