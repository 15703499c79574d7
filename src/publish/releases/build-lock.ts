import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toReleasesDirectory } from './release-folders.ts'

/** Thrown where another build is at work on the same output. */
export class BuildLockError extends Error {
  override name = 'BuildLockError'
}

/** Runs alone on an output. What a build that was killed has locked is free again. @throws {BuildLockError} */
export async function runAlone<Result>(target: string, run: () => Promise<Result>): Promise<Result> {
  const file = join(toReleasesDirectory(target), 'lock')
  await mkdir(toReleasesDirectory(target), { recursive: true })
  await lock(file, target)
  try {
    return await run()
  } finally {
    await rm(file, { force: true })
  }
}

async function lock(file: string, target: string): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (attempt > 0 || isAlive(owner)) {
      throw new BuildLockError(
        `Process ${owner} is building ${target}. Wait until it has ended, or stop it; if it is no build, remove ${file}`,
      )
    }
    await rm(file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
