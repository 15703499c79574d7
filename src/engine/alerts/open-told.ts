import { DatabaseSync } from 'node:sqlite'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** The file of what subscribers have been told. */
export interface Told {
  /** False until `begin` was called for the list. */
  isBegun: (list: string) => boolean
  begin: (list: string) => void
  has: (key: string) => boolean
  /** @param campaign the number of the message; null for what was there before the list had alerts */
  add: (key: string, campaign: number | null) => void
  close: () => void
}

/**
 * Opens the file, which one program has at a time. Every change is in it at once, so that what was sent stays known however the
 * program ends.
 * @throws {ProgramError} where another program has it, or it is no such file
 */
export function openTold(file: string): Told {
  try {
    const database = new DatabaseSync(file)
    // Kept from the first transaction on; the operating system ends the lock with the process.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    database.exec(`CREATE TABLE IF NOT EXISTS lists (list TEXT PRIMARY KEY) STRICT;
      CREATE TABLE IF NOT EXISTS told (key TEXT PRIMARY KEY, campaign INTEGER) STRICT`)
    const findList = database.prepare('SELECT 1 FROM lists WHERE list = ?')
    const addList = database.prepare('INSERT INTO lists VALUES (?)')
    const find = database.prepare('SELECT 1 FROM told WHERE key = ?')
    const add = database.prepare('INSERT OR REPLACE INTO told VALUES (?, ?)')
    return {
      isBegun: (list) => findList.get(list) !== undefined,
      begin: (list) => addList.run(list),
      has: (key) => find.get(key) !== undefined,
      add: (key, campaign) => add.run(key, campaign),
      close: () => database.close(),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProgramError(say`${file} cannot be used for what was sent: ${reason}. Another program may be sending`, {
      cause: error,
    })
  }
}
