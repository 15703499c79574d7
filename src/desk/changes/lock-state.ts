import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/**
 * Keeps other desks from a state folder as long as this process lives: the lock is an open transaction of SQLite, which ends with the process,
 * however that ends.
 * @returns what ends it
 * @throws {ProgramError} where another desk has it
 */
export function lockState(directory: string): () => void {
  const database = new DatabaseSync(join(directory, 'lock'))
  try {
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw new ProgramError(say`Another desk works in ${directory}. Stop it, or choose another folder: --state DIR`, {
      cause: error,
    })
  }
  return () => database.close()
}
