import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openOutput } from '#store/open-output.ts'
import { storeFile } from '#store/schema.ts'
import { withBuildLock } from './build-lock.ts'

/** Thrown if there is no release before the current one. */
export class RollbackError extends Error {
  override name = 'RollbackError'
}

/** Makes the release before the current one current. Returns the numbers of both. @throws {RollbackError} */
export async function rollBack(target: string): Promise<{ from: number; to: number }> {
  const missing = new RollbackError(`There is no release of ${target} before the current one; nothing was changed`)
  if (!existsSync(join(target, storeFile))) throw missing
  return withBuildLock(target, async () => {
    const output = openOutput(target)
    try {
      const from = output.current()?.number
      const to = output.releases().findLast(({ number }) => from !== undefined && number < from)?.number
      if (from === undefined || to === undefined) throw missing
      output.activate(to)
      return { from, to }
    } finally {
      output.close()
    }
  })
}
