import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { BlobTable, DamagedBytes } from './blob-table.ts'
import { toChecksum } from './checksum.ts'
import { readObject } from './objects.ts'
import { openForReading } from './open-for-reading.ts'
import type { Coding } from './output-file.ts'
import { storeFile } from './schema.ts'
import { explainErrors } from './store-error.ts'

/** Contents that are not as they were written. */
export interface Damage {
  contents: readonly DamagedBytes[]
  /** The owners of their files, as far as the latest release has them: these can be made again. */
  owners: readonly string[]
}

/**
 * Looks at everything in the output of a folder, with a connection of its own, so that any thread can. Undefined where all is
 * well.
 * @throws {StoreError} where the file itself is damaged: `isDamage` says so
 */
export function findDamage(directory: string): Damage | undefined {
  const file = join(directory, storeFile)
  return explainErrors(file, () => {
    const database = openForReading(file)?.database
    try {
      return database && findIn(database, directory)
    } finally {
      database?.close()
    }
  })
}

interface Row extends DamagedBytes {
  coding: Coding
  bytes: Uint8Array | null
  checksum: number | null
}

function findIn(database: DatabaseSync, directory: string): Damage | undefined {
  const [first] = database.prepare('pragma integrity_check(1)').all()
  if (first?.['integrity_check'] !== 'ok') throw new DamagedFileError(String(first?.['integrity_check']))
  const rows = database
    .prepare('select id as blob, hash, coding, bytes, checksum from blob')
    .iterate() as Iterable<unknown> as Iterable<Row> // the columns of the query
  const contents: DamagedBytes[] = []
  for (const row of rows) if (isDamaged(row, directory)) contents.push({ blob: row.blob, hash: row.hash })
  if (contents.length === 0) return undefined
  const select = database.prepare('select distinct owner from record where blob = ? and until is null')
  const owners = contents.flatMap(({ blob }) => select.all(blob).map(({ owner }) => String(owner)))
  return { contents, owners: [...new Set(owners)] }
}

/** True if a content is not what was written, or its file is missing. */
function isDamaged({ hash, coding, bytes, checksum }: Row, directory: string): boolean {
  try {
    const stored = { coding, bytes: bytes ?? readObject(directory, { hash, coding }) }
    return checksum !== null && toChecksum(hash, stored) !== checksum
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return true
    throw error
  }
}

/** The tables of a file contradict each other. */
class DamagedFileError extends Error {
  override name = 'DamagedFileError'
  /** SQLITE_CORRUPT, as SQLite says it where it comes upon the damage by itself. */
  readonly errcode = 11
}

/** Deletes the files whose content stayed damaged, because only earlier releases and builds have them. Returns how many contents. */
export function deleteDamaged(
  database: DatabaseSync,
  blobs: Pick<BlobTable, 'listDamaged' | 'deleteUnused'>,
): string[] {
  const ids = blobs.listDamaged().map(({ blob }) => blob)
  const remove = database.prepare('delete from record where blob = ?')
  for (const id of ids) remove.run(id)
  return blobs.deleteUnused(ids)
}
