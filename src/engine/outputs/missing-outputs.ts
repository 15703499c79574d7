import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { sourceFormats, type ImageAsset } from '#engine/model/images/image-variants.ts'
import type { PageCard } from './social/to-card.ts'

/** Outputs that a publish did not wait for, in the file of the output: those still to be made, by the key of its output. */
export interface MissingOutputs<What> {
  /** To be called in a transaction. */
  set: (key: string, what: What | undefined) => void
  list: (limit: number) => { key: string; what: What }[]
  count: () => number
}

const coverSchema = v.object({
  tone: v.string(),
  kind: v.string(),
  figure: v.string(),
  note: v.string(),
  before: v.string(),
  own: v.string(),
  line: v.string(),
  missing: v.string(),
})

const cardSchema: v.GenericSchema<unknown, PageCard> = v.object({
  url: v.string(),
  card: v.object({ title: v.string(), section: v.optional(v.string()), cover: v.optional(coverSchema) }),
})

const imageSchema: v.GenericSchema<unknown, ImageAsset> = v.object({
  path: v.string(),
  format: v.picklist(sourceFormats),
  width: v.number(),
  height: v.number(),
  hash: v.string(),
})

/** Social images that are not drawn yet. */
export function openMissingCards(database: DatabaseSync): MissingOutputs<PageCard> {
  return openMissing(database, { table: 'build_missing_card', column: 'card', schema: cardSchema })
}

/** Images whose slow variants are not made yet. */
export function openMissingImages(database: DatabaseSync): MissingOutputs<ImageAsset> {
  return openMissing(database, { table: 'build_missing_variants', column: 'image', schema: imageSchema })
}

interface Columns<What> {
  table: string
  column: string
  schema: v.GenericSchema<unknown, What>
}

function openMissing<What>(database: DatabaseSync, { table, column, schema }: Columns<What>): MissingOutputs<What> {
  database.exec(`create table if not exists ${table} (key text primary key, ${column} text not null) strict`)
  const put = database.prepare(`insert or replace into ${table} values (?, ?)`)
  const remove = database.prepare(`delete from ${table} where key = ?`)
  const select = database.prepare(`select key, ${column} as what from ${table} limit ?`)
  const count = database.prepare(`select count(*) as count from ${table}`)
  return {
    set: (key, what) => void (what ? put.run(key, JSON.stringify(what)) : remove.run(key)),
    list: (limit) =>
      select.all(limit).flatMap((row) => {
        const [key, what] = [String(row['key']), parseStored(schema, String(row['what']))]
        if (what) return [{ key, what }]
        // Of another version, whose outputs are all planned anew.
        remove.run(key)
        return []
      }),
    count: () => Number(count.get()?.['count']),
  }
}
