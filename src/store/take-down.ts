import type { DatabaseSync } from 'node:sqlite'
import type { CachePolicy } from '#model/config/store.ts'
import { toFileKey, type FileKey, type KeyColumns } from './output-file.ts'
import { noteTakenDown, type TakenDownAddress } from './taken-down-table.ts'

/** A file of any release that is kept, as far as it says whether it belongs to an address. */
export interface CandidateFile {
  key: FileKey
  owner: string
  hash: string
  /** The build that it is of, if its URL belongs to builds. */
  build: string | undefined
  headers: Readonly<Record<string, string>> | undefined
}

export interface RemovedFile {
  key: FileKey
  cache: CachePolicy
}

export interface Removed {
  /** Each file once, in whichever releases it was. */
  files: RemovedFile[]
  /** The owners that have lost a file of the latest release, other than files of earlier builds. */
  owners: string[]
  /** The contents that may be unused now. */
  blobs: number[]
}

interface Row extends KeyColumns {
  id: number
  owner: string
  hash: string
  build: string | null
  headers: string | null
  cache: CachePolicy
  blob: number
  until: number | null
}

/**
 * Deletes files from all releases, and notes that their paths are gone. To be called in a transaction.
 * @param build that of the latest release
 */
export function takeDownFiles(
  database: DatabaseSync,
  { takenDown, build, isOf }: { takenDown: TakenDownAddress; build: string; isOf: (file: CandidateFile) => boolean },
): Removed {
  const rows = database
    .prepare(
      `select record.id, kind, path, locale, page, owner, hash, build, headers, cache, blob, until
       from record join blob on blob.id = record.blob`,
    )
    .iterate() as Iterable<unknown> as Iterable<Row> // the columns of the query
  const found: Row[] = []
  for (const row of rows) if (isOf(toCandidate(row))) found.push(row)
  const remove = database.prepare('delete from record where id = ?')
  for (const { id } of found) remove.run(id)
  const files = new Map<string, RemovedFile>()
  for (const row of found) {
    const key = toFileKey(row)
    files.set(JSON.stringify(key), { key, cache: row.cache })
  }
  const isPresent = (row: Row) => row.until === null && (row.build === null || row.build === build)
  const gone = found.filter(({ path }) => path !== '' && !isStillThere(database, path))
  noteTakenDown(database, takenDown, [...gone.map(({ path }) => path), ...(takenDown.paths ?? [])])
  return {
    files: [...files.values()],
    owners: [...new Set(found.filter(isPresent).map(({ owner }) => owner))],
    blobs: [...new Set(found.map(({ blob }) => blob))],
  }
}

function toCandidate({ owner, hash, build, headers, ...key }: Row): CandidateFile {
  return {
    key: toFileKey(key),
    owner,
    hash,
    build: build ?? undefined,
    headers: headers === null ? undefined : JSON.parse(headers), // written by the publisher
  }
}

function isStillThere(database: DatabaseSync, path: string): boolean {
  return database.prepare('select 1 from record where path = ? and until is null limit 1').get(path) !== undefined
}
