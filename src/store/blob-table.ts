import type { DatabaseSync } from 'node:sqlite'
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
  /** Notes that a content has no record yet. */
  markUnused: (blob: number) => void
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
}

interface Row {
  id: number
  coding: Coding
  bytes: Uint8Array | null
}

export function openBlobTable(database: DatabaseSync, objects: () => Objects): BlobTable {
  const select = database.prepare('select id, coding, bytes from blob where hash = ?')
  const id = database.prepare('select id from blob where hash = ?')
  const insert = database.prepare('insert into blob (hash, size, coding, bytes) values (?, ?, ?, ?)')
  const update = database.prepare('update blob set coding = ?, bytes = ? where hash = ?')
  const mark = database.prepare('insert into unused_blob values (?)')
  const clear = database.prepare(
    'delete from unused_blob where exists (select 1 from record where record.blob = unused_blob.blob)',
  )
  const remove = database.prepare(
    `delete from blob where id = ? and not exists (select 1 from record where record.blob = blob.id)
     returning hash, bytes is null as is_object`,
  )
  const find = (hash: string) => {
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
      const { lastInsertRowid } = insert.run(hash, size, stored.coding, isObject ? null : stored.bytes)
      return Number(lastInsertRowid)
    },
    markUnused: (blob) => mark.run(blob),
    read: (hash) => {
      const row = findRow(hash)
      return row && { coding: row.coding, bytes: row.bytes ?? objects().read(hash, row.coding) }
    },
    replace: (hash, stored) => {
      const row = findRow(hash)
      if (!row) return
      if ((row.coding === 0) !== (stored.coding === 0)) throw new Error(`${hash} must stay compressed, or uncompressed`)
      // A file stays a file, because a server may be about to open it.
      if (row.bytes === null) objects().write(hash, stored)
      update.run(stored.coding, row.bytes && stored.bytes, hash)
    },
    listCompressedFast: (limit) => {
      const rows = database.prepare('select hash from blob where coding = 5 order by id limit ?').all(limit)
      return rows.map((row) => String(row['hash']))
    },
    deleteUnused: (blobs) =>
      blobs.flatMap((blob) => {
        const row = remove.get(blob)
        return row?.['is_object'] === 1 ? [String(row['hash'])] : []
      }),
    clearMarks: () => clear.run(),
    listMarked: () => {
      const rows = database.prepare('select blob from unused_blob').all()
      return rows.map((row) => Number(row['blob']))
    },
  }
}
