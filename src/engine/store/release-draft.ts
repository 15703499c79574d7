import type { DatabaseSync } from 'node:sqlite'
import type { FileRecord } from '#engine/model/config/store.ts'
import { splitImageUrl } from '#engine/model/images/image-url.ts'
import { say } from '#lib/say/message.ts'
import { assetRange, belongsToBuild, isOfCode, searchRange } from './belongs-to-build.ts'
import type { BlobTable } from './blob-table.ts'
import { describeKey, toFileKey, toKeyColumns, type FileKey, type KeyColumns, type OutputFile } from './output-file.ts'
import { StoreError } from './store-error.ts'

/** The changes that a publish writes to the new release. */
export interface ReleaseDraft {
  /**
   * All files of an owner: those that it had and has no more are removed. An owner is a node of the graph of the build, such
   * as "page:en:/news/a". After a change of the build id, all owners of files whose URLs contain it must be put again.
   * @throws {Error} if a file has no bytes, and its content is not stored
   */
  put: (owner: string, files: readonly OutputFile[]) => void
  /** Removes all files of an owner; of earlier builds its payloads alone, because open pages need their code. */
  remove: (owner: string) => void
  /**
   * Says that some text is no longer public. Ends what may contain it in earlier builds: the search, and the payloads of owners
   * whose pages no longer have it. Open pages of these builds load documents instead.
   */
  endEarlierTexts: (owners: Iterable<string>) => void
}

/** How many files differ from the release before. */
export interface Changes {
  added: number
  changed: number
  removed: number
}

interface OpenDraft extends ReleaseDraft {
  /** Completes the release. Returns what changed. @throws {StoreError} if two owners have a file of the same address */
  finish: () => Changes
}

interface DraftOptions {
  database: DatabaseSync
  blobs: BlobTable
  /** The number of the new release. */
  number: number
  build: string
  /** The build of the release before. */
  formerBuild: string | undefined
}

interface Row extends KeyColumns {
  id: number
  owner: string
  build: string | null
  hash: string
  type: string
  cache: string
  is_compressible: number
  headers: string | null
  since: number
}

const columns = `record.id, kind, path, locale, page, owner, build, hash, type, cache, is_compressible, headers, since
  from record join blob on blob.id = record.blob`

export function createDraft({ database, blobs, number, build, formerBuild }: DraftOptions): OpenDraft {
  const changes: Changes = { added: 0, changed: 0, removed: 0 }
  const owners = new Set<string>()
  /** Keys that another owner had when a file was added: the other must have lost it at the end. */
  const shared: KeyColumns[] = []
  const ofOwner = database.prepare(`select ${columns} where owner = ? and until is null`)
  const ofKey = database.prepare(
    `select ${columns} where path = ? and kind = ? and locale = ? and page = ? and until is null`,
  )
  const assets = database.prepare(
    'select id, owner from record where build = ? and until is null and path >= ? and path < ?',
  )
  const insert = database.prepare(
    `insert into record (kind, path, locale, page, owner, build, image, blob, type, cache, is_compressible, headers, since)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${number})`,
  )
  const end = database.prepare(`update record set until = ${number} where id = ?`)
  const endSearch = database.prepare(
    `update record set until = ${number} where until is null and build is not null and build <> ? and path >= ? and path < ?`,
  )
  const drop = database.prepare('delete from record where id = ?')
  const adopt = database.prepare('update record set owner = ?, build = ? where id = ?')

  const isEarlier = (row: Row) => row.build !== null && row.build !== build
  const findRows = ({ path, kind, locale, page }: KeyColumns) => ofKey.all(path, kind, locale, page) as unknown as Row[] // the columns of the query
  const findOwn = (owner: string) => ofOwner.all(owner) as unknown as Row[] // the columns of the query
  const close = (row: Row) => (row.since === number ? drop : end).run(row.id)

  const add = (owner: string, key: KeyColumns, { record, bytes, key: { kind } }: OutputFile) => {
    const { hash, size } = record
    const blob = blobs.find(hash) ?? (bytes && blobs.add({ hash, size, stored: bytes }))
    if (blob === undefined) throw new Error(`The bytes of ${describeKey(toFileKey(key))} of ${owner} are not stored`)
    const ofBuild = kind === 'file' && belongsToBuild(key.path, build) ? build : null
    const image = kind === 'file' ? (splitImageUrl(key.path)?.path ?? null) : null
    const { type, cache, isCompressible } = record
    const where = [key.kind, key.path, key.locale, key.page, owner, ofBuild, image] as const
    insert.run(...where, blob, type, cache, Number(isCompressible), toHeaderText(record))
  }

  /** Writes a file that the owner has not had in this build. */
  const putNew = (owner: string, key: KeyColumns, file: OutputFile) => {
    const others = findRows(key)
    const earlier = others.filter(isEarlier)
    if (others.length > earlier.length) shared.push(key)
    const same = earlier.find((row) => isEqual(row, file.record))
    if (same) {
      adopt.run(owner, build, same.id)
      return
    }
    for (const row of earlier) close(row)
    add(owner, key, file)
    changes[earlier.length > 0 ? 'changed' : 'added']++
  }

  /** Assets of owners that were not put are still in use. */
  const keepAssets = () => {
    if (formerBuild === undefined || formerBuild === build) return
    const rows = assets.all(formerBuild, assetRange.from, assetRange.before)
    for (const { id, owner } of rows) if (!owners.has(String(owner))) adopt.run(String(owner), build, Number(id))
  }

  return {
    put: (owner, files) => {
      owners.add(owner)
      const own = new Map(findOwn(owner).flatMap((row) => (isEarlier(row) ? [] : [[toKeyText(row), row]])))
      const keys = new Set<string>()
      for (const file of files) {
        const key = toKeyColumns(file.key)
        const text = toKeyText(key)
        if (keys.has(text)) throw toConflict(file.key, [owner])
        keys.add(text)
        const row = own.get(text)
        own.delete(text)
        if (!row) {
          putNew(owner, key, file)
        } else if (!isEqual(row, file.record)) {
          close(row)
          add(owner, key, file)
          changes.changed++
        }
      }
      for (const row of own.values()) close(row)
      changes.removed += own.size
    },
    endEarlierTexts: (ending) => {
      const rows = [...ending].flatMap((owner) => findOwn(owner).filter((row) => isEarlier(row) && !isOfCode(row.path)))
      for (const row of rows) close(row)
      const { changes: ended } = endSearch.run(build, searchRange.from, searchRange.before)
      changes.removed += rows.length + Number(ended)
    },
    remove: (owner) => {
      const own = findOwn(owner).filter((row) => !isEarlier(row) || !isOfCode(row.path))
      owners.add(owner)
      for (const row of own) close(row)
      changes.removed += own.length
    },
    finish: () => {
      keepAssets()
      for (const key of shared) {
        const found = findRows(key).filter((row) => !isEarlier(row))
        if (found.length > 1) throw toConflict(toFileKey(key), found.map(({ owner }) => owner).toSorted())
      }
      return changes
    },
  }
}

function toKeyText({ kind, path, locale, page }: KeyColumns): string {
  return `${kind} ${locale} ${page} ${path}`
}

function isEqual(row: Row, record: FileRecord): boolean {
  return (
    row.hash === record.hash &&
    row.type === record.type &&
    row.cache === record.cache &&
    row.is_compressible === Number(record.isCompressible) &&
    row.headers === toHeaderText(record)
  )
}

function toHeaderText({ headers }: FileRecord): string | null {
  return headers ? JSON.stringify(headers) : null
}

function toConflict(key: FileKey, owners: readonly string[]): StoreError {
  return new StoreError(
    say`Two files have the address ${describeKey(key)}: change one of them. They are of ${owners.join(' and ')}`,
  )
}
