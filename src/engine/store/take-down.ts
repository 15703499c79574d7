import type { DatabaseSync } from 'node:sqlite'
import type { CachePolicy } from '#engine/model/config/store.ts'
import { toFileKey, type FileKey, type KeyColumns } from './output-file.ts'
import { parseHeaders } from './stored-release.ts'
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

/**
 * The fate of a file of an address: its path is gone for good, or the file is only deleted, because it names the address and is
 * made again without it.
 */
export type Fate = 'gone' | 'deleted' | 'kept'

export interface RemovedFile {
  key: FileKey
  cache: CachePolicy
  fate: Exclude<Fate, 'kept'>
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
  since: number
  until: number | null
}

/**
 * Deletes files from all releases, and notes that their paths are gone. To be called in a transaction.
 * @param build that of the latest release
 */
export function takeDownFiles(
  database: DatabaseSync,
  { takenDown, build, fateOf }: { takenDown: TakenDownAddress; build: string; fateOf: (file: CandidateFile) => Fate },
): Removed {
  const rows = database
    .prepare(
      `select record.id, kind, path, locale, page, owner, hash, build, headers, cache, blob, since, until
       from record join blob on blob.id = record.blob`,
    )
    .iterate() as Iterable<unknown> as Iterable<Row> // the columns of the query
  const found: (Row & Pick<RemovedFile, 'fate'>)[] = []
  const gone = new Set<string>()
  let first: number | undefined
  for (const row of rows) {
    const fate = fateOf(toCandidate(row))
    if (fate !== 'kept') found.push({ ...row, fate })
    if (fate !== 'gone') continue
    gone.add(row.path)
    first = Math.min(first ?? row.since, row.since)
  }
  const remove = database.prepare('delete from record where id = ?')
  for (const { id } of found) remove.run(id)
  const files = new Map<string, RemovedFile>()
  for (const row of found) {
    const key = toFileKey(row)
    files.set(JSON.stringify(key), { key, cache: row.cache, fate: row.fate })
  }
  const isPresent = (row: Row) => row.until === null && (row.build === null || row.build === build)
  noteTakenDown(database, takenDown, { paths: [...gone, ...(takenDown.paths ?? [])], first })
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
    headers: headers === null ? undefined : parseHeaders(headers),
  }
}
