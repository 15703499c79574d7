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

/** Releases that stay on the disk, the newest among them: one to go back to, and one more. */
const retainedReleaseCount = 3

/** The folders of a build under way. */
export interface Draft {
  directory: string
  /** The release that is shown now; undefined at the first build. */
  previous: string | undefined
}

/**
 * Runs `write` on an empty folder beside the output, and shows it as the output only once it has succeeded. Whatever
 * fails or is killed before that, the old output stays.
 */
export async function publishRelease<Result>(
  target: string,
  write: (draft: Draft) => Promise<Result>,
): Promise<Result> {
  return withBuildLock(target, async () => {
    const releases = toReleasesDirectory(target)
    await convertFolderToRelease(target)
    await removeOldReleases(target, retainedReleaseCount)
    const shown = await readCurrentRelease(target)
    const directory = join(releases, 'draft')
    await mkdir(directory)
    try {
      const result = await write({ directory, previous: shown && join(releases, shown) })
      const name = toNextReleaseName(await listReleases(target))
      await rename(directory, join(releases, name))
      await activateRelease(target, name)
      return result
    } finally {
      await removeOldReleases(target, retainedReleaseCount)
    }
  })
}
