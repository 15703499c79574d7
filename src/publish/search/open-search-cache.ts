import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { KeptValues } from '../graph/create-graph.ts'
import { readSearchBlock, type SearchBlock } from './search-block.ts'

/** The blocks of the index of earlier builds, in one file of SQLite. */
export interface SearchCache extends KeptValues<SearchBlock> {
  close: () => void
}

/** How many versions of a block are kept: those of other outputs, and of changes that are taken back. */
const versions = 3

const schema = `
create table if not exists block (
  id integer primary key, key text not null, hash text not null, bytes blob not null, unique (key, hash)
) strict;
pragma synchronous = off;
`

/** Opens the cache, which need not exist. Where it is damaged or cannot be written, nothing is kept, and blocks are made again. */
export function openSearchCache(file: string): SearchCache {
  const database = openAnywhere(file)
  const select = database.prepare('select bytes from block where key = ? and hash = ?')
  const insert = database.prepare('insert or ignore into block (key, hash, bytes) values (?, ?, ?)')
  const prune = database.prepare(
    'delete from block where key = ?1 and id not in (select id from block where key = ?1 order by id desc limit ?2)',
  )
  return {
    restore: (key, hash) => {
      try {
        const bytes = select.get(key, hash)?.['bytes']
        return bytes instanceof Uint8Array ? readSearchBlock(bytes) : undefined
      } catch {
        return undefined
      }
    },
    keep: (key, hash, { bytes }) => {
      try {
        insert.run(key, hash, bytes)
        prune.run(key, versions)
      } catch {
        // Another process writes, or the disk is full: the block is made again the next time.
      }
    },
    close: () => database.close(),
  }
}

function openAnywhere(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const database = new DatabaseSync(file)
    database.exec(`pragma journal_mode = wal; ${schema}`)
    return database
  } catch {
    const database = new DatabaseSync(':memory:')
    database.exec(schema)
    return database
  }
}
