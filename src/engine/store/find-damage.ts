import type { DatabaseSync } from 'node:sqlite'
import type { BlobTable } from './blob-table.ts'

/** Contents that are not as they were written. */
export interface Damage {
  count: number
  /** The owners of their files, as far as the latest release has them: these can be made again. */
  owners: string[]
}

/**
 * Looks at everything. Undefined where all is well.
 * @throws an error of SQLite, or {DamagedFileError}, where the file itself is damaged
 */
export function findDamage(database: DatabaseSync, blobs: Pick<BlobTable, 'findDamaged'>): Damage | undefined {
  const [first] = database.prepare('pragma integrity_check(1)').all()
  if (first?.['integrity_check'] !== 'ok') throw new DamagedFileError(String(first?.['integrity_check']))
  const damaged = blobs.findDamaged()
  if (damaged.length === 0) return undefined
  const select = database.prepare('select distinct owner from record where blob = ? and until is null')
  const owners = damaged.flatMap(({ blob }) => select.all(blob).map(({ owner }) => String(owner)))
  return { count: damaged.length, owners: [...new Set(owners)] }
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
