import type { DatabaseSync } from 'node:sqlite'
import { openCacheFile } from '#engine/content/disk/open-cache-file.ts'
import type { KeptValues } from '#engine/graph/build-graph.ts'
import { parseSearchGroup, type SearchGroup } from './search-group.ts'

/** The groups of documents of earlier builds' searches, in one file of SQLite. */
export interface SearchCache {
  groups: KeptGroups
  /** The texts of documents, by the hash of their bytes. */
  texts: DocumentTexts
  /** Deletes all that was neither read nor written since this was opened. */
  keepUsed: () => void
  close: () => void
}

export interface KeptGroups extends KeptValues<SearchGroup> {
  /** True if a version is kept. It then stays, however many follow, until another one of the key is held. */
  hold: (key: string, hash: string) => boolean
}

export interface DocumentTexts {
  get: (sha256: string) => string | undefined
  set: (sha256: string, text: string) => void
}

/** How many versions of a group are kept besides that of the main segment: those of other outputs, and of changes that are taken back. */
const versions = 8

const tables = `
create table if not exists document_group (
  id integer primary key, key text not null, hash text not null, bytes blob not null, unique (key, hash)
) strict;
create table if not exists document (sha256 text primary key, text text not null) strict, without rowid;
`

/** Opens the cache: see `openCacheFile`. */
export function openSearchCache(file: string): SearchCache {
  const cache = openCacheFile({ file, tables, prepare })
  /** For where the file is lost meanwhile, and for the next look-up. */
  const texts = new Map<string, string>()
  const used = new Set<string>()
  /** By key. */
  const held = new Map<string, string>()
  return {
    groups: {
      hold: (key, hash) => {
        held.set(key, hash)
        return cache.attempt((table) => table.hasGroup(key, hash), false)
      },
      restore: (key, hash) => {
        used.add(`${key} ${hash}`)
        const bytes = cache.attempt((table) => table.group(key, hash), undefined)
        return bytes instanceof Uint8Array ? parseSearchGroup(bytes) : undefined
      },
      keep: (key, hash, { bytes }) => {
        used.add(`${key} ${hash}`)
        cache.write((table) => table.putGroup({ key, hash, bytes, held: held.get(key) ?? '' }))
      },
    },
    texts: {
      get: (sha256) => {
        const known = texts.get(sha256)
        if (known !== undefined) return known
        const text = cache.attempt((table) => table.text(sha256), undefined)
        if (typeof text !== 'string') return undefined
        texts.set(sha256, text)
        return text
      },
      set: (sha256, text) => {
        texts.set(sha256, text)
        cache.write((table) => table.putText(sha256, text))
      },
    },
    keepUsed: () => {
      cache.write((table) => table.keep([...used], [...texts.keys()]))
      // What was deleted by an earlier version of this program was not overwritten.
      cache.attempt((table) => table.emptyJournal(), undefined)
    },
    close: cache.close,
  }
}

function prepare(database: DatabaseSync) {
  const select = database.prepare('select bytes from document_group where key = ? and hash = ?')
  const selectId = database.prepare('select id from document_group where key = ? and hash = ?')
  const insert = database.prepare('insert or ignore into document_group (key, hash, bytes) values (?, ?, ?)')
  const prune = database.prepare(
    'delete from document_group where key = ?1 and hash <> ?3 and id not in (select id from document_group where key = ?1 order by id desc limit ?2)',
  )
  const selectText = database.prepare('select text from document where sha256 = ?')
  const insertText = database.prepare('insert or replace into document values (?, ?)')
  const isIn = 'in (select value from json_each(?))'
  const keepGroups = database.prepare(`delete from document_group where key || ' ' || hash not ${isIn}`)
  const keepTexts = database.prepare(`delete from document where sha256 not ${isIn}`)
  return {
    hasGroup: (key: string, hash: string) => selectId.get(key, hash) !== undefined,
    group: (key: string, hash: string) => select.get(key, hash)?.['bytes'],
    putGroup: ({ key, hash, bytes, held }: { key: string; hash: string; bytes: Uint8Array; held: string }) => {
      insert.run(key, hash, bytes)
      prune.run(key, versions, held)
    },
    text: (sha256: string) => selectText.get(sha256)?.['text'],
    putText: (sha256: string, text: string) => insertText.run(sha256, text),
    keep: (groups: readonly string[], texts: readonly string[]) => {
      keepGroups.run(JSON.stringify(groups))
      keepTexts.run(JSON.stringify(texts))
    },
    emptyJournal: () => database.exec('vacuum; pragma wal_checkpoint(truncate)'),
  }
}
