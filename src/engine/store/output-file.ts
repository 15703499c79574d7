import type { FileRecord } from '#engine/model/config/store.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { listParams } from '#engine/model/urls/search.ts'

/** The requests that a file answers: a page in a language, a URL, or, in a language, every URL that is not found, or was taken down. */
export type FileKey =
  /** `page` counts from 1; it is 1 outside lists. */
  | { readonly kind: 'page'; readonly path: string; readonly locale: Locale; readonly page: number }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'not-found'; readonly locale: Locale }
  | { readonly kind: 'gone'; readonly locale: Locale }

/** How bytes are stored: 0 as they are, 5 with Brotli as fast as a publish asks for, 9 and 11 with that quality of it. */
export type Coding = 0 | 5 | 9 | 11

export interface StoredBytes {
  coding: Coding
  bytes: Uint8Array
}

/** A file of a release. `bytes` may be absent where the output has the bytes of this hash already. */
export interface OutputFile {
  key: FileKey
  record: FileRecord
  bytes?: StoredBytes | undefined
}

/** A key as columns of the table of records. Files have no locale and no page. */
export interface KeyColumns {
  kind: number
  path: string
  locale: string
  page: number
}

/** The values of the column `kind`. */
export const kinds = { page: 0, file: 1, 'not-found': 2, gone: 3 } as const satisfies Record<FileKey['kind'], number>

export function toKeyColumns(key: FileKey): KeyColumns {
  const kind = kinds[key.kind]
  if (key.kind === 'page') return { kind, path: key.path, locale: key.locale, page: key.page }
  return key.kind === 'file'
    ? { kind, path: key.url, locale: '', page: 0 }
    : { kind, path: '', locale: key.locale, page: 0 }
}

export function toFileKey({ kind, path, locale, page }: KeyColumns): FileKey {
  if (kind === kinds.file) return { kind: 'file', url: path }
  const own = locale as Locale // written by `toKeyColumns`
  if (kind === kinds.page) return { kind: 'page', path, locale: own, page }
  return kind === kinds.gone ? { kind: 'gone', locale: own } : { kind: 'not-found', locale: own }
}

/** A key for messages: `/news?page=2 (en)`, `/robots.txt`, `not-found (en)`. */
export function describeKey(key: FileKey): string {
  if (key.kind === 'file') return key.url
  if (key.kind !== 'page') return `${key.kind} (${key.locale})`
  return `${key.path}${key.page > 1 ? `?${listParams.page}=${key.page}` : ''} (${key.locale})`
}
