import type { Locale } from '#engine/model/locale/locale.ts'
import type { SettingsName } from './settings.ts'

/**
 * A row of the contract: what is asked, and what every server answers. Names are unique; `differences/` names rows by them.
 * In paths and values of headers, `{build}` and the other names of `places.ts` stand for what changes with the code.
 */
export type Row = readonly [name: string, request: RowRequest, expected: Expected]

export interface RowRequest {
  path: string
  method?: string
  /** `{etag}` stands for the tag of the same request without conditions and ranges. */
  headers?: Readonly<Record<string, string>>
  /** The settings of the server: `plain` by default. */
  settings?: SettingsName
}

export interface Expected {
  status: number
  /** Headers by name: their value, a pattern of it, or null where there must be none. */
  headers?: Readonly<Record<string, string | RegExp | null>>
  /** The decoded body, byte for byte. */
  body?: ExpectedBody
  /** Texts that the decoded body contains, where it is made for the request. */
  shows?: readonly (string | RegExp)[]
  /** Texts that the decoded body does not contain. */
  hides?: readonly (string | RegExp)[]
}

/** A page of the release, or a further page of a list. */
export interface PageBody {
  page: string
  locale: Locale
  number?: number
}

/** A text, a page or a file of the release, or a part of a file: its first and its last byte. */
export type ExpectedBody = string | PageBody | { file: string; from?: number; to?: number }
