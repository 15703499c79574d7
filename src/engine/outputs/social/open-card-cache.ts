import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { ByteCache } from '#engine/content/disk/byte-cache.ts'

/** A cache of cards in one file of SQLite. */
export interface CardCache extends ByteCache {
  /** True if a name is cached. Does not read the bytes: `get` makes them again if they turn out to be damaged. */
  has: (name: string) => boolean
  /** Deletes cards, but the used ones and about as many others, the newest: those of other outputs, and of texts that return. */
  prune: (used: readonly string[]) => void
  /** Deletes all cards but the used ones, and overwrites what was deleted. */
  keepUsed: (used: readonly string[]) => void
  close: () => void
}

/** So many cards stay that are not used, even if fewer are. */
const keptUnused = 1000

/** Marks the file as ours: the letters "shsc". */
const applicationId = 0x73_68_73_63

const tableSql = 'CREATE TABLE card (name text primary key, checksum integer not null, bytes blob not null)'

/**
 * Opens a cache of cards, which need not exist. A file that is damaged, or that something else has written, is replaced by an
 * empty one; a card whose bytes do not agree with their checksum is made again. Where nothing can be written, nothing is kept.
 */
export function openCardCache(file: string): CardCache {
  const pending = new Map<string, Promise<Uint8Array>>()
  const counts = { made: 0, found: 0 }
  let table = openTable(file)
  const onTable = <Result>(run: () => Result): Result => {
    try {
      return run()
    } catch (error) {
      if (!isDamage(error)) throw error
      table.close()
      deleteFile(file)
      table = openTable(file)
      return run()
    }
  }
  const read = (name: string): Uint8Array | undefined => onTable(() => table.read(name))
  const add = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const bytes = await make()
    onTable(() => table.write(name, bytes))
    counts.made += 1
    return bytes
  }
  return {
    get: (name, make) => {
      const known = pending.get(name)
      if (known) return known
      const found = read(name)
      if (found) counts.found += 1
      if (found) return Promise.resolve(found)
      const made = add(name, make).finally(() => pending.delete(name))
      pending.set(name, made)
      return made
    },
    has: (name) => onTable(() => table.has(name)),
    prune: (used) => onTable(() => table.prune(used, Math.max(keptUnused, used.length))),
    keepUsed: (used) => onTable(() => table.keepUsed(used)),
    counts,
    close: () => table.close(),
  }
}

interface Table {
  has: (name: string) => boolean
  read: (name: string) => Uint8Array | undefined
  write: (name: string, bytes: Uint8Array) => void
  /** Deletes cards that are not used, but the newest ones. */
  prune: (used: readonly string[], keptUnused: number) => void
  keepUsed: (used: readonly string[]) => void
  close: () => void
}

/** Where nothing can be written, the cache is in memory. */
function openAnywhere(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return openDatabase(file)
  } catch {
    return openDatabase(':memory:')
  }
}

function openTable(file: string): Table {
  const database = openAnywhere(file)
  const select = database.prepare('select bytes, checksum from card where name = ?')
  const selectName = database.prepare('select 1 from card where name = ?')
  const insert = database.prepare('insert or replace into card (name, checksum, bytes) values (?, ?, ?)')
  const count = database.prepare('select count(*) as count from card')
  const remove = database.prepare(`delete from card where rowid in (
    select rowid from card where name not in (select value from json_each(?)) order by rowid desc limit -1 offset ?
  )`)
  return {
    has: (name) => selectName.get(name) !== undefined,
    read: (name) => {
      const { bytes, checksum } = select.get(name) ?? {}
      return bytes instanceof Uint8Array && crc32(bytes) === checksum ? bytes : undefined
    },
    write: (name, bytes) => void insert.run(name, crc32(bytes), bytes),
    prune: (used, kept) => {
      if (Number(count.get()?.['count']) > used.length + kept) remove.run(JSON.stringify(used), kept)
    },
    keepUsed: (used) => {
      remove.run(JSON.stringify(used), 0)
      database.exec('vacuum; pragma wal_checkpoint(truncate)')
    },
    close: () => database.close(),
  }
}

function openDatabase(file: string): DatabaseSync {
  for (const isLastTry of [false, true]) {
    const database = new DatabaseSync(file, { timeout: 5000 })
    try {
      // After a power failure the file may be damaged, which is noticed: to wait for the disk would cost more than the cards.
      database.exec(
        'pragma page_size = 16384; pragma journal_mode = wal; pragma synchronous = off; pragma secure_delete = on',
      )
      if (readTables(database).length === 0) {
        database.exec(`pragma application_id = ${applicationId}`)
        database.exec(tableSql.replace('TABLE', 'TABLE if not exists'))
      }
      const isOurs = database.prepare('pragma application_id').get()?.['application_id'] === applicationId
      if (isOurs && readTables(database).includes(tableSql)) return database
    } catch (error) {
      if (isLastTry || !isDamage(error)) {
        database.close()
        throw error
      }
    }
    database.close()
    deleteFile(file)
  }
  throw new Error(`${file} cannot be replaced. Delete it, and build again`)
}

/** The statements that created the tables of a file. */
function readTables(database: DatabaseSync): unknown[] {
  return database
    .prepare("select sql from sqlite_schema where type = 'table'")
    .all()
    .map(({ sql }) => sql)
}

function deleteFile(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}

/** SQLite's codes for a damaged file, and for one that is none of its own. */
const damageCodes = [11, 26]

function isDamage(error: unknown): boolean {
  // The lower eight bits of a code say its kind.
  return error instanceof Error && 'errcode' in error && damageCodes.includes(Number(error.errcode) & 255)
}
