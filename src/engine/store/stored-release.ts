import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { CachePolicy, FileRecord, SiteRelease } from '#engine/model/config/store.ts'
import { parseStored } from '#engine/model/config/stored-json.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { isOfCode } from './belongs-to-build.ts'
import { kinds, toFileKey, type FileKey, type KeyColumns } from './output-file.ts'
import type { ReleaseInfo } from './release-table.ts'
import { StoreError } from './store-error.ts'

/** A file of a release. */
export interface ListedFile {
  key: FileKey
  record: FileRecord
  /** True if it is there only for open pages of an earlier build. */
  isOfEarlierBuild: boolean
}

interface Row {
  hash: string
  type: string
  size: number
  is_compressible: number
  cache: CachePolicy
  headers: string | null
}

/** A release that answers at once. */
export interface StoredRelease extends SiteRelease {
  findPage: (path: string, locale: Locale, page: number) => FileRecord | undefined
  hasPage: (path: string) => boolean
  findFile: (url: string) => FileRecord | undefined
  findNotFound: (locale: Locale) => FileRecord
  isGone: (path: string) => boolean
  findGone: (locale: Locale) => FileRecord | undefined
  hasImage: (path: string) => boolean
}

/** Finds the records of any release of a file. */
export type FindRelease = (info: ReleaseInfo) => StoredRelease

const headersSchema = v.record(v.string(), v.string())

/** The response headers of a record as the store has them. @throws {StoreError} if this version did not write them */
export function parseHeaders(json: string): Readonly<Record<string, string>> {
  const headers = parseStored(headersSchema, json)
  if (!headers) throw new StoreError(say`The headers ${json} of a file are damaged; build again: npm run build`)
  return headers
}

const columns = 'hash, type, size, is_compressible, cache, headers'
const joined = 'record join blob on blob.id = record.blob'
const isInForce = 'since <= ? and (until is null or until > ?)'

/** The statements are prepared once, and serve all releases. */
export function prepareReleases(database: DatabaseSync): FindRelease {
  const page = database.prepare(
    `select ${columns} from ${joined} where path = ? and kind = ${kinds.page} and locale = ? and page <= ? and ${isInForce}
     order by page desc limit 1`,
  )
  const anyPage = database.prepare(
    `select 1 from record where path = ? and kind = ${kinds.page} and ${isInForce} limit 1`,
  )
  const file = database.prepare(
    `select ${columns} from ${joined} where path = ? and kind = ${kinds.file} and ${isInForce} limit 1`,
  )
  // After a rollback, pages of later releases are open in browsers.
  const laterCode = database.prepare(
    `select ${columns} from ${joined} where path = ? and kind = ${kinds.file} and build is not null and since > ?
     order by since desc limit 1`,
  )
  const special = database.prepare(
    `select ${columns} from ${joined} where path = '' and kind = ? and locale = ? and ${isInForce} limit 1`,
  )
  const takenDown = database.prepare('select 1 from taken_down where path = ?')
  const image = database.prepare(`select 1 from record where image = ? and ${isInForce} limit 1`)
  return ({ number, build, settings, styleHashes, nextChange }) => ({
    number,
    build,
    settings,
    styleHashes,
    ...(nextChange !== undefined && { nextChange }),
    findPage: (path, locale, wanted) => toRecord(page.get(path, locale, wanted, number, number)),
    hasPage: (path) => anyPage.get(path, number, number) !== undefined,
    findFile: (url) =>
      toRecord(file.get(url, number, number) ?? (isOfCode(url) ? laterCode.get(url, number) : undefined)),
    findNotFound: (locale) => {
      const record = toRecord(special.get(kinds['not-found'], locale, number, number))
      if (!record)
        throw new StoreError(say`Release ${String(number)} has no page for addresses that are not found (${locale})`)
      return record
    },
    isGone: (path) => takenDown.get(path) !== undefined,
    findGone: (locale) => toRecord(special.get(kinds.gone, locale, number, number)),
    hasImage: (path) => image.get(path, number, number) !== undefined,
  })
}

/** All files of a release, in an order that depends on nothing but their keys. */
export function readFiles(
  database: DatabaseSync,
  { number, build }: Pick<SiteRelease, 'number' | 'build'>,
): ListedFile[] {
  const rows = database
    .prepare(
      `select kind, path, locale, page, build, ${columns} from ${joined} where ${isInForce}
       order by kind, path, locale, page`,
    )
    .all(number, number) as unknown as (Row & KeyColumns & { build: string | null })[] // the columns of the query
  return rows.map((row) => ({
    key: toFileKey(row),
    record: fromRow(row),
    isOfEarlierBuild: row.build !== null && row.build !== build,
  }))
}

/** All addresses that were taken down, in the order of their paths. */
export function readTakenDown(database: DatabaseSync): string[] {
  const rows = database.prepare('select path from taken_down order by path').all()
  return rows.map(({ path }) => String(path))
}

function toRecord(found: object | undefined): FileRecord | undefined {
  return found && fromRow(found as Row) // the columns of the queries above
}

function fromRow({ hash, type, size, is_compressible: isCompressible, cache, headers }: Row): FileRecord {
  return {
    hash,
    type,
    size,
    isCompressible: isCompressible === 1,
    cache,
    ...(headers !== null && { headers: parseHeaders(headers) }),
  }
}
