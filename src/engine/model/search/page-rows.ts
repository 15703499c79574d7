import type { Href } from '#lib/href.ts'
import type { Locale } from '../locale/locale.ts'

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
  /** The text that a snippet is cut from: its summary, and the beginning of what follows, a paragraph in each line. */
  text: string
  /** The titles of its documents. */
  attached?: readonly string[] | undefined
}

/**
 * The number of documents whose rows are in one file. Most results need a file each: with fewer documents they are fewer bytes, and
 * more files to make.
 */
export const rowsPerPage = 6

/** `pages-{n}`: some rows; null for documents that no search finds. */
export type PageRows = readonly (PageRow | null)[]

export function writePageRows(rows: PageRows): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(rows))
}

/** True for a row, as far as results cannot do without it. By hand, because a schema would be 0.1 KB more in each browser. */
export function isPageRow(found: unknown): found is PageRow | null {
  const hasText = (name: string) => typeof Reflect.get(Object(found), name) === 'string'
  return found === null || ['href', 'title', 'kind', 'text'].every(hasText)
}

/** Undefined where the file is of another version. */
export function parsePageRows(bytes: Uint8Array): PageRows | undefined {
  const rows: unknown = JSON.parse(new TextDecoder().decode(bytes))
  return Array.isArray(rows) && rows.every(isPageRow) ? rows : undefined
}
