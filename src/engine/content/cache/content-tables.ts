import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { crc32 } from 'node:zlib'

export const contentTables = `
  create table if not exists entries (
    path text primary key, version text, fingerprint text, sources text, data blob, checksum integer
  ) strict;
  create table if not exists bodies (
    path text, hash text, folder text, retired integer, checksum integer, bytes blob, primary key (path, hash)
  ) strict;
  create index if not exists bodies_folder on bodies (folder);
  create index if not exists bodies_retired on bodies (retired) where retired > 0;
  create table if not exists texts (name text primary key, version text, value text, checksum integer) strict;
`

type EntryColumns = [path: string, fingerprint: string, sources: string, data: Uint8Array, checksum: number]
type BodyColumns = [bytes: Uint8Array, checksum: number]

export type ContentStatements = ReturnType<typeof prepareContent>

export function prepareContent(database: DatabaseSync) {
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
