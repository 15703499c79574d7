import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { locales } from '#engine/model/locale/locale.ts'

/** The groups that a segment is made of. */
export interface SegmentRecord {
  /** See `SearchLayout`. */
  layout: string
  shards: number
  groups: readonly {
    name: string
    /** How many documents it has. */
    size: number
    /** By language, the hash under which it is kept. */
    hashes: Readonly<Record<string, string>>
  }[]
}

/** A record of the search of the latest release, kept for the next publish. */
export interface SearchRecord {
  build: string
  /** A hash of the code that made it. */
  sources: string
  main: SegmentRecord
  /** The documents of the release, of which the next main segment is made; undefined where they are those of the present one. */
  next?: SegmentRecord | undefined
}

/** The name under which it is kept. */
export const searchRecordKey = 'search'

const hashes = v.pipe(
  v.record(v.string(), v.string()),
  v.check((found) => locales.every((locale) => locale in found)),
)
const segmentSchema: v.GenericSchema<unknown, SegmentRecord> = v.object({
  layout: v.string(),
  shards: v.number(),
  groups: v.array(v.object({ name: v.string(), size: v.number(), hashes })),
})
const recordSchema: v.GenericSchema<unknown, SearchRecord> = v.object({
  build: v.string(),
  sources: v.string(),
  main: segmentSchema,
  next: v.optional(segmentSchema),
})

/** Undefined where there is none, and where an earlier version of this program wrote it. */
export function parseSearchRecord(text: string | undefined): SearchRecord | undefined {
  return text === undefined ? undefined : parseStored(recordSchema, text)
}
