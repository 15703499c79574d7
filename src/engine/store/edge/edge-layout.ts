import type { FileRecord, ReleaseFacts } from '#engine/model/config/store.ts'
import { splitImageUrl } from '#engine/model/images/image-url.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { hashText } from '#lib/search/hash-text.ts'

// A release as static assets of a Worker: the export writes it, and the Worker reads it. Both are deployed together, so that
// the layout may change with any version of this program.
//
//   /shards/{number}        the index: records by path, in JSON
//   /packs/{number}         contents of the usual sizes, several in a file: plans limit the number of files
//   /contents/{name}        a large text, compressed with Brotli
//   /contents/{name}.{n}    a part of a large file that is not compressed, so that a range needs no bytes before its part

/** The facts that the Worker must know of a release before the first request. It is part of its script. */
export interface EdgeRelease extends ReleaseFacts {
  number: number
  /** How many shards and packs there are. */
  shards: number
  packs: number
  notFound: Readonly<Partial<Record<Locale, FileRecord>>>
  gone: Readonly<Partial<Record<Locale, FileRecord>>>
}

/** All that the index knows of a path. */
export interface PathRecord {
  /** The pages of a list; of other pages one. */
  pages?: Partial<Record<Locale, FileRecord[]>>
  file?: FileRecord
  /** It was taken down. */
  isGone?: true
  /** It is that of an image below `content/`, which starts without a slash. */
  isImage?: true
}

/** A part of the index, by path. */
export type Shard = Record<string, PathRecord>

/** Bytes. Seeking in a video reads at most one part in vain. Files of any size are possible: an asset has at most 25 MiB. */
export const partSize = 4 * 1024 * 1024

/** A content is packed up to these sizes, in bytes before compression: texts take about a fifth of theirs. */
const packedTextSize = 256 * 1024
const packedFileSize = 48 * 1024

/** The shard of a path. All variants of an image are in one, because the handler asks for several. */
export function toShardPath(path: string, shards: number): string {
  return `/shards/${hashText(splitImageUrl(path)?.path ?? path) % shards}`
}

export function isPacked({ size, isCompressible }: FileRecord): boolean {
  return size <= (isCompressible ? packedTextSize : packedFileSize)
}

/** A name says how a content is stored: compressed with Brotli, or as it is. */
export function toContentName({ hash, isCompressible }: FileRecord): string {
  return isCompressible ? `${hash}.br` : hash
}

export function toPackPath({ hash }: FileRecord, packs: number): string {
  return `/packs/${Number.parseInt(hash.slice(0, 8), 16) % packs}`
}

/** Where a large content is: one file for texts, its parts for others. */
export function toContentPaths(record: FileRecord): string[] {
  const path = `/contents/${toContentName(record)}`
  if (record.isCompressible) return [path]
  return Array.from({ length: Math.ceil(record.size / partSize) }, (_, part) => `${path}.${part}`)
}
