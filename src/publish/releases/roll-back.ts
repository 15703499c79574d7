import { withBuildLock } from './build-lock.ts'
import { listReleases, readCurrentRelease, activateRelease } from './release-folders.ts'

/** Thrown where there is no release before the one shown. */
export class RollbackError extends Error {
  override name = 'RollbackError'
}

/** Shows the release before the present one again. @returns both names. @throws {RollbackError} */
export async function rollBack(target: string): Promise<{ from: string; to: string }> {
  return withBuildLock(target, async () => {
    const from = await readCurrentRelease(target)
    const releases = await listReleases(target)
    const to = releases.findLast((name) => from !== undefined && name < from)
    if (from === undefined || to === undefined) {
      throw new RollbackError(`There is no release of ${target} before the one that is shown: nothing has changed`)
    }
    await activateRelease(target, to)
    return { from, to }
  })
}
