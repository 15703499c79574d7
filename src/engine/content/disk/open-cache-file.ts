import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'

/** Things kept between runs, in one file of SQLite. It can be lost at any time. */
export interface CacheFile<Statements> {
  /** Where the file turns out to be damaged or cannot be used, it is replaced, and the result is `otherwise`. */
  attempt: <Result>(run: (statements: Statements) => Result, otherwise: Result) => Result
  /** Runs in one transaction. Where the file turns out to be damaged or cannot be used, it is replaced, and written again. */
  write: (run: (statements: Statements) => void) => void
  /** After it, nothing is read, and nothing may be written. */
  close: () => void
}

export interface CacheFileOptions<Statements> {
  file: string
  /** The statements that create its tables. A file that was created by others is made anew. */
  tables: string
  /** Prepares what is done with the tables. It fails where they are others. */
  prepare: (database: DatabaseSync) => Statements
  /** Called at most once, with a line that says why nothing is kept. */
  warn?: ((line: string) => void) | undefined
}

/** How long a statement waits for another program that writes, in milliseconds. */
const timeout = 5000

// Without `synchronous`, a loss of power may damage the file. That is noticed, and what it had is made again.
const setup = `
  pragma page_size = 16384;
  pragma journal_mode = wal;
  pragma synchronous = off;
  pragma secure_delete = on;
`

/**
 * Opens a cache, which need not exist. A file that is damaged, or that this version of the program has not written, is made
 * anew. One that cannot be opened or written is left alone: the cache is then in memory.
 */
export function openCacheFile<Statements>(options: CacheFileOptions<Statements>): CacheFile<Statements> {
  const { file, warn } = options
  const openInMemory = (error: unknown): Connection<Statements> => {
    const reason = error instanceof Error ? error.message : String(error)
    warn?.(
      `Nothing is kept for the next run, because ${file} cannot be written (${reason}); allow it, or delete the file`,
    )
    return connect(':memory:', options)
  }
  const openOr = (open: () => Connection<Statements>): Connection<Statements> => {
    try {
      return open()
    } catch (error) {
      return openInMemory(error)
    }
  }
  let connection = openOr(() => open(options))

  /** Replaces a connection of which a statement has failed. */
  const replace = (error: unknown) => {
    connection.database.close()
    connection = isDamage(error) ? openOr(() => make(options)) : openInMemory(error)
  }
  const write = (run: (statements: Statements) => void, attempts = 2): void => {
    try {
      inTransaction(connection.database, () => run(connection.statements))
    } catch (error) {
      if (attempts === 0) throw error
      // A file that was made anew and fails too is not tried again.
      replace(attempts > 1 || !isDamage(error) ? error : new Error('it is damaged again'))
      write(run, attempts - 1)
    }
  }
  return {
    attempt: (run, otherwise) => {
      if (!connection.database.isOpen) return otherwise
      try {
        return run(connection.statements)
      } catch (error) {
        replace(error)
        return otherwise
      }
    },
    write: (run) => write(run),
    close: () => {
      if (connection.database.isOpen) connection.database.close()
    },
  }
}

interface Connection<Statements> {
  database: DatabaseSync
  statements: Statements
}

/** Opens the file, or makes it anew if it is none. @throws if it can neither be opened nor made */
function open<Statements>(options: CacheFileOptions<Statements>): Connection<Statements> {
  mkdirSync(dirname(options.file), { recursive: true })
  try {
    return connect(options.file, options)
  } catch {
    return make(options)
  }
}

/** Makes the file anew, whatever is there. @throws if it cannot be made */
function make<Statements>(options: CacheFileOptions<Statements>): Connection<Statements> {
  for (const part of ['', '-wal', '-shm']) rmSync(options.file + part, { force: true })
  return connect(options.file, options)
}

function connect<Statements>(path: string, { tables, prepare }: CacheFileOptions<Statements>): Connection<Statements> {
  const database = new DatabaseSync(path, { timeout })
  try {
    database.exec(setup)
    // Whoever changes the tables changes the mark: there is no number to raise.
    const mark = crc32(setup + tables) | 0
    const isNew = database.prepare('select 1 from sqlite_schema').get() === undefined
    // Two programs may find no file at the same time.
    if (isNew) inTransaction(database, () => database.exec(`${tables} pragma application_id = ${mark}`))
    const found = database.prepare('pragma application_id').get()?.['application_id']
    if (found !== mark) throw new Error('The cache has other tables')
    return { database, statements: prepare(database) }
  } catch (error) {
    database.close()
    throw error
  }
}

function inTransaction(database: DatabaseSync, run: () => void): void {
  database.exec('begin immediate')
  try {
    run()
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}

/** The results of SQLite that say that a file is not as this program wrote it: generic errors, and two kinds of damage. */
const damage: readonly unknown[] = [1, 11, 26]

/** True if an error says that the file is damaged or has other tables. Other errors say that it cannot be used. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && damage.includes(Number(error.errcode) & 0xff)
}
