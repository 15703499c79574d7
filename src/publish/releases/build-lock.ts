import { truncateSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockFile, prepareOutputFolder } from '#store/output-folder.ts'
import { toResultCode } from '#store/store-error.ts'

/** Thrown where another build is running on the same output. */
export class BuildLockError extends Error {
  override name = 'BuildLockError'
}

/**
 * Runs a function while no other process writes the same output. The lock is an open transaction of SQLite, which locks its
 * file through the operating system: the lock ends with the process, even if the process is killed.
 * @throws {BuildLockError} if another process has the lock
 * @throws {StoreError} if the folder is no output
 */
export async function withBuildLock<Result>(target: string, run: () => Promise<Result>): Promise<Result> {
  prepareOutputFolder(target)
  const file = join(target, lockFile)
  const ownerFile = `${file}.pid`
  const database = lock(file)
  if (!database) {
    const owner = (await readFile(ownerFile, 'utf8').catch(() => '')) || 'unknown'
    throw new BuildLockError(`Process ${owner} is building ${target}. Wait until it has ended, or stop it`)
  }
  try {
    await writeFile(ownerFile, String(process.pid))
    return await run().finally(() => rm(ownerFile, { force: true }))
  } finally {
    // The file is not deleted: another process could have opened it, while a third creates and locks a new file.
    database.close()
  }
}

const busyCode = 5
const foreignCode = 26

/** The connection that holds the lock; undefined where another process holds it. */
function lock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    const code = toResultCode(error)
    if (code === busyCode) return undefined
    if (code !== foreignCode) throw error
    // Emptied, not deleted: the lock of a process that has just done the same stays on this file.
    truncateSync(file)
    return lock(file)
  }
}
