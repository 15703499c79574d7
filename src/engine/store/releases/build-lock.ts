import { accessSync, constants, existsSync, truncateSync } from 'node:fs'
import { readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { lockFile, prepareOutputFolder } from '../output-folder.ts'
import { explainErrors, toResultCode } from '../store-error.ts'

/** Thrown where another build is running on the same output. */
export class BuildLockError extends ProgramError {
  override name = 'BuildLockError'
}

/**
 * Runs a function while no other process writes the same output. The lock is an open transaction of SQLite, which locks its
 * file through the operating system: the lock ends with the process, even if the process is killed. A process that only
 * finishes a release gives way: this waits for it.
 * @throws {BuildLockError} if another process has the lock
 * @throws {StoreError} if the folder is no output, or cannot be written
 */
export async function withBuildLock<Result>(
  target: string,
  run: () => Promise<Result>,
  work: Work = 'building',
): Promise<Result> {
  const file = join(target, lockFile)
  const ownerFile = `${file}.pid`
  const lockOnce = () => {
    prepareOutputFolder(target)
    // SQLite locks also what can only be read, and whoever writes the output would fail halfway.
    if (existsSync(file)) accessSync(file, constants.W_OK)
    return lock(file)
  }
  const database = explainErrors(file, lockOnce) ?? (await waitForLock(file, ownerFile))
  if (!database) {
    const [owner] = await readOwner(ownerFile)
    throw new BuildLockError(
      owner
        ? say`Process ${owner} is building ${target}. Wait until it has ended, or stop it`
        : say`Another program is building ${target}. Wait until it has ended, and run the same command again`,
    )
  }
  try {
    // It only says who has the lock: a full disk must not keep anyone from taking something down.
    await writeFile(ownerFile, `${process.pid} ${work}`).catch(() => undefined)
    // Nor is what was done undone where the folder refuses to forget that.
    return await run().finally(() => unlink(ownerFile).catch(() => undefined))
  } finally {
    // The file is not deleted: another process could have opened it, while a third creates and locks a new file.
    database.close()
  }
}

/** The work of a lock's owner. Who finishes a release holds it for a few seconds at a time. */
export type Work = 'building' | 'finishing'

/** In milliseconds. */
const longestWait = 20_000
const retryAfter = 25
/** On a busy machine it takes a while until an owner has said what it does. */
const longestUnknown = 2000

async function waitForLock(file: string, ownerFile: string): Promise<DatabaseSync | undefined> {
  for (let waited = 0; waited < longestWait; waited += retryAfter) {
    const [, work] = await readOwner(ownerFile)
    if (work === 'building') return undefined
    await pause(retryAfter)
    const database = lock(file)
    if (database) return database
    // The owner may just have taken the lock, and not written what it does.
    if (!work && waited > longestUnknown) return undefined
  }
  return undefined
}

async function readOwner(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8').catch(() => '')).split(' ')
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
