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
}

/** `pages-{n}`: the rows of a segment of documents; null for those that no search finds. */
export interface PageRowsFile {
  /** That of the segment in the index: with another one, it is a segment of other documents. */
  check: number
  rows: readonly (PageRow | null)[]
}

export function writePageRows(file: PageRowsFile): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(file))
}

/** True for a row, as far as results cannot do without it. By hand, because a schema would be 0.1 KB more in each browser. */
export function isPageRow(found: unknown): found is PageRow | null {
  const hasText = (name: string) => typeof Reflect.get(Object(found), name) === 'string'
  return found === null || ['href', 'title', 'kind'].every(hasText)
}

/** Undefined where the file is of another version. */
export function parsePageRows(bytes: Uint8Array): PageRowsFile | undefined {
  const { check, rows } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown> // sealed: an object of some version
  return typeof check === 'number' && Array.isArray(rows) && rows.every(isPageRow) ? { check, rows } : undefined
}
