import type { Locale } from '../locale/locale.ts'
import type { BuildSettings } from './site-config.ts'

export type Encoding = 'br' | 'gzip'

/** How long a file may be kept: for ever where its name changes with its content, else until asked again. */
export type CachePolicy = 'immutable' | 'day' | 'revalidate'

/** A file of the output as the server sends it. */
export interface FileRecord {
  /** Path in the output, without the ending of an encoding. */
  file: string
  type: string
  /** Hash of the content; the entity tag is made from it. */
  hash: string
  encodings: Encoding[]
  cache: CachePolicy
  /** What else is said of it: its name when it is saved, its language. */
  headers?: Readonly<Record<string, string>>
}

/** A page in every language: for each, its HTML by page of the list (one, but for lists). */
export type PageRecord = Record<Locale, FileRecord[]>

/** `site.json`: everything a server may answer with. What is not here does not exist. */
export interface SiteManifest {
  build: string
  /** When the same content will make other pages: something scheduled appears, or a term ends. */
  nextChange?: string | undefined
  /** The settings that stand in the pages: with others, the pages must be made anew. */
  settings: BuildSettings
  pages: Record<string, PageRecord>
  notFound: Record<Locale, FileRecord>
  files: Record<string, FileRecord>
}

/** A row of `kept.json`: an earlier build, and what its open pages may still ask for. */
export interface KeptBuild {
  build: string
  /** By URL. A file that a later build has under the same URL is that very file. */
  files: Record<string, FileRecord>
}

/** The output of a build, wherever a server keeps it. */
export interface Store {
  manifest: SiteManifest
  /** The bytes of a file of the manifest, in one of its encodings or as they are. */
  read: (record: FileRecord, encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>
}
