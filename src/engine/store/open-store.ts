import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StatementSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { ByteRange, Encoding, FileRecord, Store } from '#engine/model/config/store.ts'
import { createLruCache } from '#lib/lru-cache.ts'
import { say } from '#lib/say/message.ts'
import { startChecksum } from './checksum.ts'
import { leaveDamageNote } from './damage-note.ts'
import { toGzipTemplate } from './gzip-template.ts'
import { createLooks, type LookRate } from './look-rate.ts'
import { toObjectPath } from './objects.ts'
import { openForReading, type ReadConnection } from './open-for-reading.ts'
import type { Coding, StoredBytes } from './output-file.ts'
import { openReleaseTable, type ReleaseInfo } from './release-table.ts'
import { storeFile } from './schema.ts'
import { explainErrors, StoreError } from './store-error.ts'
import {
  prepareReleases,
  readFiles,
  readTakenDown,
  type FindRelease,
  type ListedFile,
  type StoredRelease,
} from './stored-release.ts'
import { streamAfter } from './stream-after.ts'
import { streamFile } from './stream-file.ts'
import { toEncoding } from './to-encoding.ts'

/** The output on disk, for any number of readers beside the publisher. */
export interface OpenStore extends Required<Store> {
  current: () => StoredRelease
  /** A release that may not be the current one; undefined where it is not kept any more. */
  findRelease: (number: number) => StoredRelease | undefined
  /** All files of the current release, files of earlier builds included. */
  listFiles: () => ListedFile[]
  /** All addresses that were taken down. */
  listTakenDown: () => string[]
  /** A content as it is stored. @throws {StoreError} for an unknown one */
  readStored: (hash: string) => StoredBytes
  close: () => void
}

interface StoreOptions {
  /** How many bytes are held in memory: of large texts, and of texts in gzip, which are not stored. */
  cacheBytes?: number
  /** `each-time` by default. */
  look?: LookRate
}

/** Scripts and styles are a few hundred KB; few visitors request pages without Brotli. */
const defaultCacheBytes = 8 * 1024 * 1024

/** A connection with what is prepared on it. */
interface Session extends ReadConnection {
  readCurrent: () => ReleaseInfo | undefined
  readRelease: (number: number) => ReleaseInfo | undefined
  toRelease: FindRelease
  countTakenDown: () => number
  blob: StatementSync
}

interface BlobRow {
  coding: Coding
  bytes: Uint8Array<ArrayBuffer> | null
  checksum: number | null
}

/**
 * Opens the output in a folder for reading. `current()` follows each publish and each rollback of other processes.
 * @throws {StoreError} if there is no release, or the file is damaged or foreign
 */
export function openStore(
  directory: string,
  { cacheBytes = defaultCacheBytes, look = 'each-time' }: StoreOptions = {},
): OpenStore {
  const file = join(directory, storeFile)
  const opened = openSession(file)
  const first = opened && toCurrent(opened)
  if (!first) {
    opened?.database.close()
    throw new StoreError(
      say`There is no built site in ${directory}. Build one with "npm run build", or name another folder`,
    )
  }
  let session = opened
  let release = first
  let takenDown = session.countTakenDown()
  let revision = 0
  const cache = createLruCache<Uint8Array<ArrayBuffer>>(cacheBytes)
  /** Contents that were compared with their checksums. */
  const verified = new Set<string>()
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  /** The folder was deleted and built again: the new file counts as soon as it has a release. */
  const reopen = () => {
    const next = openSession(file)
    const found = next && toCurrent(next)
    if (!found) {
      next?.database.close()
      return
    }
    session.database.close()
    session = next
    revision++
    release = found
  }
  const update = () => {
    revision++
    // Texts may be compressed better now, and what was damaged may be repaired.
    cache.clear()
    verified.clear()
    const info = session.readCurrent()
    const count = session.countTakenDown()
    if (info && (info.number !== release.number || count !== takenDown)) release = session.toRelease(info)
    takenDown = count
  }
  const looks = createLooks(look)
  const current = () => {
    if (!looks.isReleaseDue()) return release
    if (looks.isFileDue() && session.isOutdated()) reopen()
    else if (session.hasChanged()) update()
    return release
  }
  const findBlob = (hash: string): BlobRow => {
    const row = session.blob.get(hash)
    if (!row) throw new StoreError(say`${file} has no content ${hash}; build again`)
    const found = row as unknown as BlobRow // the columns of the query
    if (found.bytes) verify(hash, found, found.bytes)
    return found
  }
  /** Compares a content that is read for the first time with its checksum. @throws {StoreError} if it is damaged */
  const verify = (hash: string, row: BlobRow, bytes: Uint8Array) => {
    if (verified.has(hash)) return
    accept(hash, row, crc32(bytes, startChecksum(hash, row.coding)))
  }
  const accept = (hash: string, { checksum }: BlobRow, sum: number) => {
    if (checksum !== null && sum !== checksum) {
      leaveDamageNote(directory)
      throw new StoreError(say`${file}: the content ${hash} is damaged; repair it: npm run build -- --finish now`)
    }
    verified.add(hash)
  }
  const readObject = async (hash: string, row: BlobRow) => {
    const bytes = await readFile(toObjectPath(directory, hash, row.coding))
    verify(hash, row, bytes)
    return bytes
  }
  const load = async (hash: string, row: BlobRow, encoding: Encoding | undefined) =>
    toEncoding({ coding: row.coding, bytes: row.bytes ?? (await readObject(hash, row)) }, encoding)
  const read = async ({ hash }: FileRecord, encoding: Encoding | undefined) => {
    const key = `${hash} ${encoding ?? ''}`
    const known = cache.get(key) ?? pending.get(key)
    if (known) return known
    const row = findBlob(hash)
    const { coding, bytes } = row
    // Rows are not cached, because the system holds the pages of the file, nor is what takes a tenth of a millisecond to
    // decompress: copies of it would be many, and only be left to the garbage collector.
    if (bytes && encoding !== 'gzip') return toEncoding({ coding, bytes }, encoding)
    // Requests for the same bytes wait for the first one.
    const loaded = load(hash, row, encoding)
    pending.set(key, loaded)
    try {
      const made = await loaded
      // A copy, because compression returns parts of larger buffers, which would stay as a whole.
      cache.set(key, new Uint8Array(made), made.length)
      return made
    } finally {
      pending.delete(key)
    }
  }
  const streamObject = (hash: string, row: BlobRow, range: ByteRange) => {
    const path = toObjectPath(directory, hash, row.coding)
    if (verified.has(hash)) return streamFile(path, range)
    return streamAfter(
      () => verifyFile(hash, row, path),
      () => streamFile(path, range),
    )
  }
  /** Reads a file as a whole once, because a part cannot be compared, and holds little of it. */
  const verifyFile = async (hash: string, row: BlobRow, path: string) => {
    let sum = startChecksum(hash, row.coding)
    for await (const chunk of createReadStream(path)) sum = crc32(chunk, sum)
    accept(hash, row, sum)
  }
  return {
    current,
    findRelease: (number) => {
      const info = session.readRelease(number)
      return info && session.toRelease(info)
    },
    revision: () => revision,
    read,
    stream: (record, range = { start: 0, end: record.size - 1 }) => {
      const row = findBlob(record.hash)
      if (row.coding === 0 && row.bytes === null) return streamObject(record.hash, row, range)
      return streamBytes(async () => (await read(record, undefined)).subarray(range.start, range.end + 1))
    },
    toGzipTemplate,
    listFiles: () => readFiles(session.database, current()),
    listTakenDown: () => readTakenDown(session.database),
    readStored: (hash) => {
      const row = findBlob(hash)
      const bytes = row.bytes ?? readFileSync(toObjectPath(directory, hash, row.coding))
      verify(hash, row, bytes)
      return { coding: row.coding, bytes }
    },
    close: () => session.database.close(),
  }
}

/** Undefined where there is no file, or its creation has not ended. */
function openSession(file: string): Session | undefined {
  return explainErrors(file, () => {
    const connection = existsSync(file) ? openForReading(file) : undefined
    if (!connection) return undefined
    const { database } = connection
    const releases = openReleaseTable(database)
    const takenDown = database.prepare('select count(*) as count from taken_down')
    return {
      ...connection,
      readCurrent: releases.current,
      readRelease: releases.find,
      toRelease: prepareReleases(database),
      countTakenDown: () => Number(takenDown.get()?.['count']),
      blob: database.prepare('select coding, bytes, checksum from blob where hash = ?'),
    }
  })
}

function toCurrent({ readCurrent, toRelease }: Session): StoredRelease | undefined {
  const info = readCurrent()
  return info && toRelease(info)
}

function streamBytes(load: () => Promise<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull: async (controller) => {
      controller.enqueue(await load())
      controller.close()
    },
  })
}
