import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { ByteCache } from '#engine/content/disk/byte-cache.ts'
import { openCacheFile } from '#engine/content/disk/open-cache-file.ts'

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

const tables =
  'create table if not exists card (name text primary key, checksum integer not null, bytes blob not null);'

/** Opens a cache of cards: see `openCacheFile`. A card whose bytes do not agree with their checksum is made again. */
export function openCardCache(file: string): CardCache {
  const pending = new Map<string, Promise<Uint8Array>>()
  const counts = { made: 0, found: 0 }
  const cache = openCacheFile({ file, tables, prepare })
  const add = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const bytes = await make()
    cache.write((table) => table.write(name, bytes))
    counts.made += 1
    return bytes
  }
  return {
    get: (name, make) => {
      const known = pending.get(name)
      if (known) return known
      const found = cache.attempt((table) => table.read(name), undefined)
      if (found) counts.found += 1
      if (found) return Promise.resolve(found)
      const made = add(name, make).finally(() => pending.delete(name))
      pending.set(name, made)
      return made
    },
    has: (name) => cache.attempt((table) => table.has(name), false),
    prune: (used) => cache.write((table) => table.prune(used, Math.max(keptUnused, used.length))),
    keepUsed: (used) => {
      cache.write((table) => table.prune(used, 0))
      cache.attempt((table) => table.emptyJournal(), undefined)
    },
    counts,
    close: cache.close,
  }
}

function prepare(database: DatabaseSync) {
  const select = database.prepare('select bytes, checksum from card where name = ?')
  const selectName = database.prepare('select 1 from card where name = ?')
  const insert = database.prepare('insert or replace into card (name, checksum, bytes) values (?, ?, ?)')
  const count = database.prepare('select count(*) as count from card')
  const remove = database.prepare(`delete from card where rowid in (
    select rowid from card where name not in (select value from json_each(?)) order by rowid desc limit -1 offset ?
  )`)
  return {
    has: (name: string): boolean => selectName.get(name) !== undefined,
    read: (name: string): Uint8Array | undefined => {
      const { bytes, checksum } = select.get(name) ?? {}
      return bytes instanceof Uint8Array && crc32(bytes) === checksum ? bytes : undefined
    },
    write: (name: string, bytes: Uint8Array) => insert.run(name, crc32(bytes), bytes),
    /** Deletes cards that are not used, but the newest ones. */
    prune: (used: readonly string[], kept: number) => {
      if (Number(count.get()?.['count']) > used.length + kept) remove.run(JSON.stringify(used), kept)
    },
    /** Overwrites what was deleted in the journal too, which has pages as they were. */
    emptyJournal: () => database.exec('vacuum; pragma wal_checkpoint(truncate)'),
  }
}
