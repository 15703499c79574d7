import type { DatabaseSync } from 'node:sqlite'
import { toChecksum } from './checksum.ts'
import { objectLimit, type Objects } from './objects.ts'
import type { Coding, StoredBytes } from './output-file.ts'

/** A content to be stored: `size` in bytes, uncompressed. */
export interface NewBytes {
  hash: string
  size: number
  stored: StoredBytes
}

/** The contents of an output, small ones as rows and large ones as files. */
export interface BlobTable {
  has: (hash: string) => boolean
  /** The row of a content; undefined where it is not stored. */
  find: (hash: string) => number | undefined
  /** Stores a content that is not stored yet. Returns its row. */
  add: (content: NewBytes) => number
  /** Notes that a content has no record yet, or may have none any more. */
  markUnused: (blob: number) => void
  unmark: (blob: number) => void
  read: (hash: string) => StoredBytes | undefined
  /** Exchanges the stored form of a content. Does nothing where the content has been removed meanwhile. */
  replace: (hash: string, stored: StoredBytes) => void
  listCompressedFast: (limit: number) => string[]
  /** Deletes those of the rows that no record needs. Returns the hashes of those that were files. */
  deleteUnused: (blobs: readonly number[]) => string[]
  /** Forgets marks of contents that have records now. */
  clearMarks: () => void
  /** The rows that are marked as unused. */
  listMarked: () => number[]
  /** Says that contents are damaged: they count as not stored from then on, until they are added again. */
  noteDamaged: (contents: readonly DamagedBytes[]) => void
  /** Those that were not added again since. */
  listDamaged: () => DamagedBytes[]
}

/** A content that is not as it was written. */
export interface DamagedBytes {
  blob: number
  hash: string
}

interface Row {
  hash: string
  coding: Coding
  bytes: Uint8Array | null
}

export function openBlobTable(database: DatabaseSync, objects: () => Objects): BlobTable {
  const select = database.prepare('select hash, coding, bytes from blob where hash = ?')
  const id = database.prepare('select id from blob where hash = ?')
  const insert = database.prepare('insert into blob (hash, size, coding, bytes, checksum) values (?, ?, ?, ?, ?)')
  const update = database.prepare('update blob set coding = ?, bytes = ?, checksum = ? where hash = ?')
  const mark = database.prepare('insert or ignore into unused_blob values (?)')
  const unmark = database.prepare('delete from unused_blob where blob = ?')
  const clear = database.prepare(
    'delete from unused_blob where exists (select 1 from record where record.blob = unused_blob.blob)',
  )
  const remove = database.prepare(
    `delete from blob where id = ? and not exists (select 1 from record where record.blob = blob.id)
     returning hash, bytes is null as is_object`,
  )
  /** Contents that are damaged, which are written again where they are. */
  const damaged = new Map<string, number>()
  const find = (hash: string) => {
    if (damaged.has(hash)) return undefined
    const row = id.get(hash)
    return row && Number(row['id'])
  }
  const findRow = (hash: string) => select.get(hash) as Row | undefined // the columns of the query
  return {
    find,
    has: (hash) => find(hash) !== undefined,
    add: ({ hash, size, stored }) => {
      const isObject = stored.bytes.length > objectLimit
      if (isObject) objects().write(hash, stored)
      const bytes = isObject ? null : stored.bytes
      const checksum = toChecksum(hash, stored)
      const known = damaged.get(hash)
      damaged.delete(hash)
      if (known !== undefined) {
        update.run(stored.coding, bytes, checksum, hash)
        return known
      }
      return Number(insert.run(hash, size, stored.coding, bytes, checksum).lastInsertRowid)
    },
    markUnused: (blob) => mark.run(blob),
    unmark: (blob) => unmark.run(blob),
    read: (hash) => {
      const row = findRow(hash)
      return row && readRow(row, objects())
    },
    replace: (hash, stored) => {
      const row = findRow(hash)
      if (!row) return
      if ((row.coding === 0) !== (stored.coding === 0)) throw new Error(`${hash} must stay compressed, or uncompressed`)
      // A file stays a file, because a server may be about to open it.
      if (row.bytes === null) objects().write(hash, stored)
      update.run(stored.coding, row.bytes && stored.bytes, toChecksum(hash, stored), hash)
    },
    listCompressedFast: (limit) => {
      const rows = database.prepare('select hash from blob where coding = 5 order by id limit ?').all(limit)
      return rows.map((row) => String(row['hash']))
    },
    deleteUnused: (blobs) =>
      blobs.flatMap((blob) => {
        const row = remove.get(blob)
        damaged.delete(String(row?.['hash']))
        return row?.['is_object'] === 1 ? [String(row['hash'])] : []
      }),
    clearMarks: () => clear.run(),
    listMarked: () => {
      const rows = database.prepare('select blob from unused_blob').all()
      return rows.map((row) => Number(row['blob']))
    },
    noteDamaged: (contents) => {
      for (const { hash, blob } of contents) damaged.set(hash, blob)
    },
    listDamaged: () => Array.from(damaged, ([hash, blob]) => ({ blob, hash })),
  }
}

function readRow({ hash, coding, bytes }: Row, objects: Objects): StoredBytes {
  return { coding, bytes: bytes ?? objects.read(hash, coding) }
}
