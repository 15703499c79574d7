import type { DatabaseSync } from 'node:sqlite'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { kinds } from '../output-file.ts'

/** The addresses of other documents of any release that is kept with the bytes of some: a correction may have attached the original. */
export function findSameBytes(database: DatabaseSync, paths: readonly string[]): string[] {
  const select = database.prepare(
    `select distinct other.path from record own join record other on other.blob = own.blob
     where own.path = ? and own.kind = ${kinds.file} and other.kind = ${kinds.file} and other.path like '${attachmentsPath}%'`,
  )
  const found = paths.flatMap((path) => select.all(path).map((row) => String(row['path'])))
  return [...new Set(found)].filter((path) => !paths.includes(path)).toSorted()
}
