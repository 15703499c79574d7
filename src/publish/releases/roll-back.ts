import { withBuildLock } from './build-lock.ts'
import { listReleases, readCurrentRelease, activateRelease } from './release-folders.ts'

/** Thrown if there is no release before the current one. */
export class RollbackError extends Error {
  override name = 'RollbackError'
}

/** Makes the release before the current one current. Returns the names of both. @throws {RollbackError} */
export async function rollBack(target: string): Promise<{ from: string; to: string }> {
  return withBuildLock(target, async () => {
    const from = await readCurrentRelease(target)
    const releases = await listReleases(target)
    const to = releases.findLast((name) => from !== undefined && name < from)
    if (from === undefined || to === undefined) {
      throw new RollbackError(`There is no release of ${target} before the current one; nothing was changed`)
    }
    await activateRelease(target, to)
    return { from, to }
  })
}
