import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '#lib/say/message.ts'
import { openOutput, type Output } from '../open-output.ts'
import { storeFile } from '../schema.ts'
import { StoreError } from '../store-error.ts'
import { withBuildLock } from './build-lock.ts'

/**
 * Runs a function with an output that exists, while no other process writes it.
 * @throws {StoreError} where there is none, and makes no folder. @throws {BuildLockError}
 */
export async function withOutput<Result>(directory: string, run: (output: Output) => Promise<Result>): Promise<Result> {
  checkOutput(directory)
  return withBuildLock(directory, async () => {
    const output = openOutput(directory)
    try {
      return await run(output)
    } finally {
      output.close()
    }
  })
}

/** @throws {StoreError} where nothing was published in a folder */
export function checkOutput(directory: string): void {
  if (existsSync(join(directory, storeFile))) return
  throw new StoreError(
    say`There is no release in ${directory}. Build one with "npm run build", or name another folder: --out DIR`,
  )
}
