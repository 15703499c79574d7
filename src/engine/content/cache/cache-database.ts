import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { crc32 } from 'node:zlib'

/** Raise it when the tables change: a file of another format is made anew. */
const format = 5

/** How long a statement waits for another program that writes, in milliseconds. */
const timeout = 5000

// Without `synchronous`, a loss of power may damage the file. That is noticed, and costs one reading of all content.
const setup = `
  pragma page_size = 16384;
  pragma journal_mode = wal;
  pragma synchronous = off;
  pragma secure_delete = on;
  create table if not exists entries (
    path text primary key, version text, fingerprint text, sources text, data blob, checksum integer
  ) strict;
  create table if not exists bodies (
    path text, hash text, folder text, retired integer, checksum integer, bytes blob, primary key (path, hash)
  ) strict;
  create index if not exists bodies_folder on bodies (folder);
  create index if not exists bodies_retired on bodies (retired) where retired > 0;
  create table if not exists texts (name text primary key, version text, value text, checksum integer) strict;
  pragma user_version = ${format};
`

type EntryColumns = [path: string, fingerprint: string, sources: string, data: Uint8Array, checksum: number]
type BodyColumns = [bytes: Uint8Array, checksum: number]

export type CacheDatabase = ReturnType<typeof prepare>

/**
 * Opens the file of the cache, or makes it anew if it is none.
 * @throws if it can neither be opened nor made
 */
export function openDatabase(file: string): CacheDatabase {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return connect(file)
  } catch {
    return makeDatabase(file)
  }
}

/** Makes the file of the cache anew, whatever is there. @throws if it cannot be made */
export function makeDatabase(file: string): CacheDatabase {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true })
  return connect(file)
}

/** A cache that is not kept. */
export function openMemory(): CacheDatabase {
  return connect(':memory:')
}

/** The results of SQLite that say that a file is not as this program wrote it: generic errors, and two kinds of damage. */
const damage: readonly unknown[] = [1, 11, 26]

/** True if an error says that the file is damaged or has other tables. Other errors say that it cannot be used. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && damage.includes(Number(error.errcode) & 0xff)
}

function connect(file: string) {
  const database = open(file)
  try {
    return prepare(database)
  } catch (error) {
    database.close()
    throw error
  }
}

function prepare(database: DatabaseSync) {
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
  const deleteRetired = database.prepare('delete from bodies where folder = ? and retired > 0')
  const text = database.prepare('select version, value, checksum from texts where name = ?')
  const putText = database.prepare('insert or replace into texts values (?, ?, ?, ?)')
  const retireOthers = database.prepare(
    'update bodies set retired = ? where retired = 0 and folder in (select path from entries where version <> ?)',
  )
  const deleteOthers = database.prepare('delete from entries where version <> ?')
  return {
    isOpen: () => database.isOpen,
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
    /** Deletes the bodies of a folder that no entry has any more. Returns how many there were. */
    deleteRetired: (folder: string) => Number(deleteRetired.run(folder).changes),
    /** Into the file itself: the journal has pages as they were before rows were deleted. */
    emptyJournal: () => database.exec('pragma wal_checkpoint(truncate)'),
    /** The number of the change that is being written, from 1. */
    nextChange: (): number => {
      const change = Number(text.get('change')?.['value'] ?? 0) + 1
      putText.run('change', '', String(change), 0)
      return change
    },
    selectText: (name: string, version: string): string | undefined => {
      const row = text.get(name)
      const value = row && row['version'] === version ? String(row['value']) : undefined
      return value !== undefined && row?.['checksum'] === toTextChecksum(name, version, value) ? value : undefined
    },
    putText: (name: string, version: string, value: string) =>
      putText.run(name, version, value, toTextChecksum(name, version, value)),
    /** Deletes what code before a change of it has read, and what is gone since. */
    deleteOtherVersions: (version: string, change: number) => {
      retireOthers.run(change, version)
      deleteOthers.run(version)
    },
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

function toTextChecksum(name: string, version: string, value: string): number {
  return crc32(`${name}\0${version}\0${value}`)
}

interface NewBody {
  path: string
  hash: string
  folder: string
  checksum: number
  bytes: Uint8Array
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
