import type { Locale } from '../locale/locale.ts'
import type { BuildSettings } from './site-config.ts'

export type Encoding = 'br' | 'gzip'

/** How long caches may keep a file: `immutable` if its name changes with its content; `revalidate` asks at each request. */
export type CachePolicy = 'immutable' | 'day' | 'revalidate'

/** A file of the site as a server sends it. */
export interface FileRecord {
  /** Hash of the uncompressed content. Its bytes are found by it, and the entity tag is made from it. */
  hash: string
  type: string
  /** Bytes, uncompressed. */
  size: number
  /** True if responses may be compressed; the store then keeps it compressed with Brotli. */
  isCompressible: boolean
  cache: CachePolicy
  /** Further response headers: the file name of a download, its language. */
  headers?: Readonly<Record<string, string>>
}

/** Facts that every release states. */
export interface ReleaseFacts {
  /** The id of the build: it changes with the code and the message catalogues, not with the content. */
  build: string
  /** The settings that the pages contain: for others, the site must be built again. */
  settings: BuildSettings
  /** The hashes of the styles in its documents, as the security policy writes them: `sha256-…`. */
  styleHashes: readonly string[]
  /** When the same content will lead to other pages: a scheduled entry appears, or a term ends. ISO 8601. */
  nextChange?: string | undefined
}

/** A value that is at hand, or has to be loaded first: a disk answers at once, the storage of an edge does not. */
export type Awaitable<Value> = Value | Promise<Value>

/** One release of the site. It answers in the same way for as long as anybody holds it. */
export interface SiteRelease extends ReleaseFacts {
  number: number
  /** A page of a path; of a list, its last page where `page` (from 1) is beyond it. */
  findPage: (path: string, locale: Locale, page: number) => Awaitable<FileRecord | undefined>
  /** True if a path has a page in any language. */
  hasPage: (path: string) => Awaitable<boolean>
  findFile: (url: string) => Awaitable<FileRecord | undefined>
  findNotFound: (locale: Locale) => Awaitable<FileRecord>
  /** True if an address was taken down. It then is in no release, whichever is shown. */
  isGone: (path: string) => Awaitable<boolean>
  /** The page for addresses that were taken down; undefined in releases of earlier versions of this program. */
  findGone: (locale: Locale) => Awaitable<FileRecord | undefined>
  /** True if any variant of an image exists, by the path of the image below `content/`. */
  hasImage: (path: string) => Awaitable<boolean>
}

/** The first and the last byte of a part of a file, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** A text with gaps, as a function from what belongs in each gap to the whole, in gzip. */
export type FillTemplate = (text: string) => Uint8Array<ArrayBuffer>

/** Access to the output of a build, wherever it is stored. */
export interface Store {
  /** The release that is served now: the same object until another one is, or an address is taken down. */
  current: () => SiteRelease
  /**
   * Another number whenever something was written: even for the same release, bytes may be others than before, such as better
   * compressed ones. Absent where nothing is ever written.
   */
  revision?: () => number
  /** The bytes of a file in an encoding, or unencoded. */
  read: (record: FileRecord, encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>
  /** The unencoded bytes of a file or a part of it, without holding a large file in memory. */
  stream?: (record: FileRecord, range?: ByteRange) => ReadableStream<Uint8Array<ArrayBuffer>>
  /** Compresses a text with gaps once for all that will be filled in. Absent where a platform compresses whole texts only. */
  toGzipTemplate?: (parts: readonly string[]) => FillTemplate
}
