import * as v from 'valibot'
import type { Href } from '#lib/href.ts'
import { parseStored } from '../config/stored-json.ts'
import { locales, type Locale } from '../locale/locale.ts'

/** The row that results show of a document. */
export interface PageRow {
  href: Href
  /** The id of an element of that page. */
  anchor?: string | undefined
  title: string
  /** The kind of document, in the language of the index. */
  kind: string
  /** The day of publication. */
  day?: string | undefined
  /** The language of its text, if it is not that of the index. */
  textLocale?: Locale | undefined
}

/** `pages-{n}`: the rows of a block of documents; null for those that no search finds. */
export interface PageRowsFile {
  /** That of the block in the index: with another one, it is a block of other documents. */
  check: number
  rows: readonly (PageRow | null)[]
}

export function writePageRows(file: PageRowsFile): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(file))
}

const text = v.exactOptional(v.string())

export const rowsSchema: v.GenericSchema<unknown, (PageRow | null)[]> = v.array(
  v.nullable(
    v.object({
      // Any string: an address was checked when the row was made.
      href: v.custom<Href>((found) => typeof found === 'string'),
      anchor: text,
      title: v.string(),
      kind: v.string(),
      day: text,
      textLocale: v.exactOptional(v.picklist(locales)),
    }),
  ),
)

const fileSchema = v.object({ check: v.number(), rows: rowsSchema })

/** Undefined where the file is of another version. */
export function readPageRows(bytes: Uint8Array): PageRowsFile | undefined {
  return parseStored(fileSchema, bytes)
}
