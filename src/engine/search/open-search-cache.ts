import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { KeptValues } from '#engine/graph/create-graph.ts'
import { readSearchBlock, type SearchBlock } from './search-block.ts'

/** The blocks of earlier builds' searches, in one file of SQLite. */
export interface SearchCache {
  blocks: KeptValues<SearchBlock>
  /** The texts of documents, by the hash of their bytes. */
  texts: DocumentTexts
  /** Deletes all that was neither read nor written since this was opened. */
  keepUsed: () => void
  close: () => void
}

export interface DocumentTexts {
  get: (sha256: string) => string | undefined
  set: (sha256: string, text: string) => void
}

/** How many versions of a block are kept: those of other outputs, and of changes that are taken back. */
const versions = 3

const schema = `
create table if not exists block (
  id integer primary key, key text not null, hash text not null, bytes blob not null, unique (key, hash)
) strict;
create table if not exists document (sha256 text primary key, text text not null) strict, without rowid;
pragma synchronous = off;
pragma secure_delete = on;
`

/** Opens the cache, which need not exist. Where it is damaged or cannot be written, nothing is kept for the next build. */
export function openSearchCache(file: string): SearchCache {
  const database = openAnywhere(file)
  const select = database.prepare('select bytes from block where key = ? and hash = ?')
  const insert = database.prepare('insert or ignore into block (key, hash, bytes) values (?, ?, ?)')
  const prune = database.prepare(
    'delete from block where key = ?1 and id not in (select id from block where key = ?1 order by id desc limit ?2)',
  )
  const selectText = database.prepare('select text from document where sha256 = ?')
  const insertText = database.prepare('insert or replace into document values (?, ?)')
  /** For where it cannot be written, and for the next look-up. */
  const texts = new Map<string, string>()
  const used = new Set<string>()
  return {
    blocks: {
      restore: (key, hash) => {
        used.add(`${key} ${hash}`)
        const bytes = attempt(() => select.get(key, hash)?.['bytes'])
        return bytes instanceof Uint8Array ? readSearchBlock(bytes) : undefined
      },
      keep: (key, hash, { bytes }) => {
        used.add(`${key} ${hash}`)
        attempt(() => insert.run(key, hash, bytes))
        attempt(() => prune.run(key, versions))
      },
    },
    texts: {
      get: (sha256) => {
        const known = texts.get(sha256)
        if (known !== undefined) return known
        const text = attempt(() => selectText.get(sha256)?.['text'])
        if (typeof text !== 'string') return undefined
        texts.set(sha256, text)
        return text
      },
      set: (sha256, text) => {
        texts.set(sha256, text)
        attempt(() => insertText.run(sha256, text))
      },
    },
    keepUsed: () =>
      void attempt(() => {
        const isIn = 'in (select value from json_each(?))'
        database.prepare(`delete from block where key || ' ' || hash not ${isIn}`).run(JSON.stringify([...used]))
        database.prepare(`delete from document where sha256 not ${isIn}`).run(JSON.stringify([...texts.keys()]))
        // What was deleted by an earlier version of this program was not overwritten.
        database.exec('vacuum; pragma wal_checkpoint(truncate)')
      }),
    close: () => database.close(),
  }
}

/** Undefined where another process writes, the disk is full, or the file is damaged: then it is made again. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
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
