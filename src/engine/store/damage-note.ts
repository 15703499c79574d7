import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeFile } from './schema.ts'
import { explainError, isDamage } from './store-error.ts'

/** Says that something in the output is damaged. A server, an export or a look in the background leaves it for the next publish. */
const toFile = (directory: string) => join(directory, `${storeFile}-damaged`)

/** Makes the next publish look at everything, also where nothing has changed. Does nothing where this user may not write. */
export function leaveDamageNote(directory: string): void {
  try {
    writeFileSync(toFile(directory), '')
  } catch {
    // What was found is said, with a command that looks in any case.
  }
}

/**
 * Notes damage of the file that a reader came upon.
 * @returns an error that says what to do, or any other error as it is
 */
export function explainDamage(directory: string, error: unknown): unknown {
  if (!isDamage(error)) return error
  leaveDamageNote(directory)
  return explainError(join(directory, storeFile), error)
}

export function hasDamageNote(directory: string): boolean {
  return existsSync(toFile(directory))
}

/** After a publish, which has repaired what can be. */
export function removeDamageNote(directory: string): void {
  rmSync(toFile(directory), { force: true })
}
