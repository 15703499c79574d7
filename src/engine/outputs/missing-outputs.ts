import type { DatabaseSync } from 'node:sqlite'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import type { PageCard } from './social/to-card.ts'

/** Outputs that a publish did not wait for, in the file of the output: those still to be made, by the key of its output. */
export interface MissingOutputs<What> {
  /** To be called in a transaction. */
  set: (key: string, what: What | undefined) => void
  list: (limit: number) => { key: string; what: What }[]
  count: () => number
}

/** Social images that are not drawn yet. */
export function openMissingCards(database: DatabaseSync): MissingOutputs<PageCard> {
  return openMissing(database, { table: 'build_missing_card', column: 'card' })
}

/** Images whose slow variants are not made yet. */
export function openMissingImages(database: DatabaseSync): MissingOutputs<ImageAsset> {
  return openMissing(database, { table: 'build_missing_variants', column: 'image' })
}

interface Columns {
  table: string
  column: string
}

function openMissing<What>(database: DatabaseSync, { table, column }: Columns): MissingOutputs<What> {
  database.exec(`create table if not exists ${table} (key text primary key, ${column} text not null) strict`)
  const put = database.prepare(`insert or replace into ${table} values (?, ?)`)
  const remove = database.prepare(`delete from ${table} where key = ?`)
  const select = database.prepare(`select key, ${column} as what from ${table} limit ?`)
  const count = database.prepare(`select count(*) as count from ${table}`)
  return {
    set: (key, what) => void (what ? put.run(key, JSON.stringify(what)) : remove.run(key)),
    list: (limit) => select.all(limit).map(({ key, what }) => ({ key: String(key), what: JSON.parse(String(what)) })), // written by `set`
    count: () => Number(count.get()?.['count']),
  }
}
