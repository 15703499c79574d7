import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** Raise it when the tables change: a file of another format is made anew. */
const format = 2

/** How long a statement waits for another program that writes, in milliseconds. */
const timeout = 5000

// Without `synchronous`, a loss of power may damage the file. That is noticed, and costs one reading of all content.
const setup = `
  pragma page_size = 16384;
  pragma journal_mode = wal;
  pragma synchronous = off;
  create table if not exists entries (
    path text primary key, version text, fingerprint text, sources text, data blob, checksum integer
  ) strict;
  create table if not exists bodies (
    path text, hash text, folder text, retired integer, checksum integer, bytes blob, primary key (path, hash)
  ) strict;
  create index if not exists bodies_folder on bodies (folder);
  create index if not exists bodies_retired on bodies (retired) where retired > 0;
  create table if not exists facts (name text primary key, version text, value any) strict;
  pragma user_version = ${format};
`

type EntryColumns = [path: string, fingerprint: string, sources: string, data: Uint8Array, checksum: number]
type BodyColumns = [bytes: Uint8Array, checksum: number]

export type CacheDatabase = ReturnType<typeof openDatabase>

/**
 * Opens the file of the cache, or makes it anew if it is none. `:memory:` for one that is not kept.
 * @throws if it can neither be opened nor made
 */
export function openDatabase(file: string) {
  const database = file === ':memory:' ? open(file) : openFile(file)
  const all = database.prepare('select path, fingerprint, sources, data, checksum from entries where version = ?')
  all.setReturnArrays(true)
  const body = database.prepare('select bytes, checksum from bodies where path = ? and hash = ?')
  body.setReturnArrays(true)
  const putEntry = database.prepare('insert or replace into entries values (?, ?, ?, ?, ?, ?)')
  const putFingerprint = database.prepare('update entries set fingerprint = ? where path = ?')
  const deleteEntry = database.prepare('delete from entries where path = ?')
  const putBody = database.prepare(
    'insert or replace into bodies (path, hash, folder, retired, checksum, bytes) values (?, ?, ?, 0, ?, ?)',
  )
  const retire = database.prepare('update bodies set retired = ? where folder = ? and retired = 0')
  const deleteBodies = database.prepare('delete from bodies where retired > 0 and retired <= ?')
  const fact = database.prepare('select version, value from facts where name = ?')
  const putFact = database.prepare('insert or replace into facts values (?, ?, ?)')
  return {
    selectEntries: (version: string) => all.all(version) as unknown as EntryColumns[], // the columns of the table, which is strict
    selectBody: (path: string, hash: string) => body.get(path, hash) as unknown as BodyColumns | undefined, // as above
    putEntry: (columns: SQLInputValue[]) => putEntry.run(...columns),
    putFingerprint: (path: string, fingerprint: string) => putFingerprint.run(fingerprint, path),
    deleteEntry: (path: string) => deleteEntry.run(path),
    putBody: ({ path, hash, folder, checksum, bytes }: NewBody) => putBody.run(path, hash, folder, checksum, bytes),
    /** Marks the bodies of an entry's folder as those that no entry has any more. */
    retireBodies: (folder: string, change: number) => retire.run(change, folder),
    /** Deletes bodies that were retired by a change up to this one. */
    deleteBodies: (change: number) => deleteBodies.run(change),
    /** The number of the change that is being written, from 1. */
    nextChange: (): number => {
      const change = Number(fact.get('change')?.['value'] ?? 0) + 1
      putFact.run('change', '', change)
      return change
    },
    selectOthers: (version: string): string | undefined => {
      const row = fact.get('others')
      return row && row['version'] === version ? String(row['value']) : undefined
    },
    putOthers: (version: string, others: string) => putFact.run('others', version, others),
    inTransaction: (run: () => void) => {
      database.exec('begin immediate')
      try {
        run()
        database.exec('commit')
      } catch (error) {
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    },
    close: () => database.close(),
  }
}

interface NewBody {
  path: string
  hash: string
  folder: string
  checksum: number
  bytes: Uint8Array
}

function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return open(file)
  } catch {
    for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true })
    return open(file)
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout })
  try {
    const found = database.prepare('pragma user_version').get()?.['user_version']
    if (found !== 0 && found !== format) throw new Error('The cache has another format')
    database.exec(setup)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
