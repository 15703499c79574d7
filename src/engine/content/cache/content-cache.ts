import { crc32 } from 'node:zlib'
import { openCacheFile } from '../disk/open-cache-file.ts'
import { contentTables, prepareContent, type ContentStatements } from './content-tables.ts'
import type { PackedEntry } from './entry-row.ts'

/** An entry of the cache. */
export interface CachedRow extends RowStamp {
  /** The hash of its sources. */
  sources: string
  /** See `PackedEntry`. */
  data: Uint8Array
}

/** When the result of an entry still holds. */
export interface RowStamp {
  /** Its folder below the content, with a slash at its end. */
  path: string
  /** An equal fingerprint means that nothing changed. Empty if only the sources can say that. */
  fingerprint: string
}

/** An entry that was read. */
export interface NewRow extends CachedRow {
  bodies: PackedEntry['bodies']
}

export interface CacheChange {
  read?: readonly NewRow[]
  /** Entries whose fingerprint changed, and nothing else. */
  touched?: readonly RowStamp[]
  /** The paths of entries that are gone. */
  gone?: readonly string[]
  /** At the end of a reading: the hash of what belongs to no entry. */
  others?: string
}

/** Entries between runs, and the bodies of their texts. Nothing that does not match its checksum is ever returned. */
export interface ContentCache {
  readRows: () => CachedRow[]
  /** The hash of what belongs to no entry; undefined before the first complete reading. */
  readOthers: () => string | undefined
  /** A text kept under a name, if it was kept with this key. */
  readText: (name: string, key: string) => string | undefined
  writeText: (name: string, key: string, text: string) => void
  /** A body as `packBody` makes it; undefined if the cache does not have it. */
  readBody: (path: string, hash: string) => string | undefined
  write: (change: CacheChange) => void
  /** Deletes what is kept of entries for programs that still run, by their paths: it was taken down. */
  erase: (paths: readonly string[]) => void
  close: () => void
}

export interface CacheOptions {
  file: string
  /** Rows of another version are ignored. It stands for all that determines the result of reading the same files. */
  version: string
  /** Called at most once, with a line that says why nothing is kept. */
  warn: (line: string) => void
}

/** How many changes bodies are kept for that no entry has any more: a program that is still running may need them. */
const keptChanges = 200

/** Opens the cache: see `openCacheFile`. */
export function openContentCache({ file, version, warn }: CacheOptions): ContentCache {
  const cache = openCacheFile({ file, tables: contentTables, prepare: prepareContent, warn })
  const rowChecksum = ({ path, sources, data }: CachedRow) => crc32(data, crc32(`${path}\0${version}\0${sources}`))

  const writeRows = (database: ContentStatements, { read = [], touched = [], gone = [], others }: CacheChange) => {
    const change = database.nextChange()
    for (const row of read) {
      const { path, fingerprint, sources, data, bodies } = row
      database.putEntry([path, version, fingerprint, sources, data, rowChecksum(row)])
      database.retireBodies(path, change)
      for (const { locale, hash, bytes } of bodies) {
        const text = `${path}${locale}.md`
        database.putBody({ path: text, hash, folder: path, checksum: bodyChecksum(text, hash, bytes), bytes })
      }
    }
    for (const { path, fingerprint } of touched) database.putFingerprint(path, fingerprint)
    for (const path of gone) {
      database.deleteEntry(path)
      database.retireBodies(path, change)
    }
    if (change > keptChanges) database.deleteBodies(change - keptChanges)
    if (others === undefined) return
    database.putText('others', version, others)
    database.deleteOtherVersions(version, change)
  }
  return {
    readRows: () =>
      cache.attempt(
        (database) =>
          database.selectEntries(version).flatMap(([path, fingerprint, sources, data, checksum]) => {
            const row = { path, fingerprint, sources, data }
            return rowChecksum(row) === checksum ? [row] : []
          }),
        [],
      ),
    readOthers: () => cache.attempt((database) => database.selectText('others', version), undefined),
    readText: (name, key) => cache.attempt((database) => database.selectText(name, `${version} ${key}`), undefined),
    writeText: (name, key, text) => cache.write((database) => database.putText(name, `${version} ${key}`, text)),
    readBody: (path, hash) =>
      cache.attempt((database) => {
        const [bytes, checksum] = database.selectBody(path, hash) ?? []
        if (!bytes || bodyChecksum(path, hash, bytes) !== checksum) return undefined
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
      }, undefined),
    write: (change) => cache.write((database) => writeRows(database, change)),
    erase: (paths) => {
      if (paths.length === 0) return
      let count = 0
      cache.write((database) => {
        for (const path of paths) count += database.deleteRetired(path)
      })
      if (count > 0) cache.attempt((database) => database.emptyJournal(), undefined)
    },
    close: cache.close,
  }
}

function bodyChecksum(path: string, hash: string, bytes: Uint8Array): number {
  return crc32(bytes, crc32(`${path}\0${hash}`))
}
