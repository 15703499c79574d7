import type { Locale } from '../locale/locale.ts'
import type { BuildSettings } from './site-config.ts'

export type Encoding = 'br' | 'gzip'

/** How long caches may keep a file: `immutable` if its name changes with its content; `revalidate` asks at each request. */
export type CachePolicy = 'immutable' | 'day' | 'revalidate'

/** A file of the output as the server sends it. */
export interface FileRecord {
  /** Path in the output, without the extension of an encoding (`.br`, `.gz`). */
  file: string
  type: string
  /** Hash of the content; the entity tag is made from it. */
  hash: string
  encodings: Encoding[]
  cache: CachePolicy
  /** Further response headers: the file name of a download, its language. */
  headers?: Readonly<Record<string, string>>
}

/** The HTML files of a path by language: one for each page of a list, and a single one for other pages. */
export type PageRecord = Record<Locale, FileRecord[]>

/** `site.json`: every page and file of the site. A server responds with no others. */
export interface SiteManifest {
  build: string
  /** When the same content will lead to other pages: a scheduled entry appears, or a term ends. */
  nextChange?: string | undefined
  /** The settings that the pages contain: for others, the site must be built again. */
  settings: BuildSettings
  pages: Record<string, PageRecord>
  notFound: Record<Locale, FileRecord>
  files: Record<string, FileRecord>
}

/** A row of `kept.json`: an earlier build, and the files that open pages of it may still request. */
export interface KeptBuild {
  build: string
  /** By URL. A URL of two builds is the same file in both. */
  files: Record<string, FileRecord>
}

/** Access to the output of a build, wherever it is stored. */
export interface Store {
  manifest: SiteManifest
  /** The bytes of a file of the manifest, in one of its encodings or unencoded. */
  read: (record: FileRecord, encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>
}
