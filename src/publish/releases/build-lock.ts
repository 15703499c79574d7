import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockFile, toReleasesDirectory } from './release-folders.ts'

/** Thrown where another build is running on the same output. */
export class BuildLockError extends Error {
  override name = 'BuildLockError'
}

/**
 * Runs a function while no other process builds the same output. The lock is an open transaction of SQLite, which locks its
 * file through the operating system: the lock ends with the process, even if the process is killed.
 * @throws {BuildLockError} if another process has the lock
 */
export async function withBuildLock<Result>(target: string, run: () => Promise<Result>): Promise<Result> {
  const directory = toReleasesDirectory(target)
  const ownerFile = join(directory, `${lockFile}.pid`)
  await mkdir(directory, { recursive: true })
  const database = new DatabaseSync(join(directory, lockFile), { timeout: 0 })
  try {
    if (!tryLock(database)) {
      const owner = await readFile(ownerFile, 'utf8').catch(() => 'unknown')
      throw new BuildLockError(`Process ${owner} is building ${target}. Wait until it has ended, or stop it`)
    }
    await writeFile(ownerFile, String(process.pid))
    return await run().finally(() => rm(ownerFile, { force: true }))
  } finally {
    // The file is not deleted: another process could have opened it, while a third creates and locks a new file.
    database.close()
  }
}

const sqliteBusy = 5

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
    throw error
  }
}
