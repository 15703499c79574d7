import * as v from 'valibot'
import type { Encoding, FileRecord, SiteRelease, Store } from '#engine/model/config/store.ts'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { locales } from '#engine/model/locale/locale.ts'
import {
  isPacked,
  toContentName,
  toContentPaths,
  toPackPath,
  toShardPath,
  type EdgeRelease,
  type PathRecord,
} from '#engine/store/edge/edge-layout.ts'
import { readFromPack } from '#engine/store/edge/edge-pack.ts'
import { toGzipTemplate } from '#engine/store/gzip-template.ts'
import { toEncoding } from '#engine/store/to-encoding.ts'
import { createLruCache } from '#lib/lru-cache.ts'
import { createAssetReader, EdgeStoreError, type AssetReader, type AssetSource } from './create-asset-reader.ts'
import { streamParts } from './stream-parts.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface EdgeStoreOptions extends AssetSource {
  release: EdgeRelease
  /** How many bytes of contents are held in memory, and of shards, which take about three times their text. */
  cacheBytes?: number
}

/** Nothing is ever written to it. */
export type EdgeStore = Required<Omit<Store, 'revision'>>

const recordSchema: v.GenericSchema<unknown, FileRecord> = v.object({
  hash: v.string(),
  type: v.string(),
  size: v.number(),
  isCompressible: v.boolean(),
  cache: v.picklist(['immutable', 'day', 'revalidate']),
  headers: v.exactOptional(v.record(v.string(), v.string())),
})

const pathSchema: v.GenericSchema<unknown, PathRecord> = v.object({
  pages: v.exactOptional(v.object(v.entriesFromList(locales, v.exactOptional(v.array(recordSchema))))),
  file: v.exactOptional(recordSchema),
  isGone: v.exactOptional(v.literal(true)),
  isImage: v.exactOptional(v.literal(true)),
})

/** A part of the index. Its records are checked when they are asked for: a Worker has little time for a request. */
const shardSchema = v.record(v.string(), v.unknown())

/** An isolate has 128 MB for everything, and what is being sent is among it. */
const defaultCacheBytes = 16 * 1024 * 1024
const parsedFactor = 3

/**
 * The store of a Worker: a release as static assets. The release is that of the deployment, so that it never changes; its index
 * and its contents are read when a request needs them, so that neither the start nor the memory grows with the site.
 */
export function openEdgeStore({ release, cacheBytes = defaultCacheBytes, ...source }: EdgeStoreOptions): EdgeStore {
  const assets = createAssetReader(source)
  const current = openRelease(release, assets, cacheBytes)
  const cache = createLruCache<Bytes>(cacheBytes)

  /** The bytes as they are stored. */
  const load = async (record: FileRecord): Promise<Bytes> => {
    const name = toContentName(record)
    const known = cache.get(name)
    if (known) return known
    const bytes = isPacked(record)
      ? readFromPack(await assets.read(toPackPath(record, release.packs)), name)
      : join(await Promise.all(toContentPaths(record).map(assets.read)))
    if (!bytes) throw new EdgeStoreError(`${toPackPath(record, release.packs)} has no content ${name}; export again`)
    cache.set(name, bytes, bytes.length)
    return bytes
  }
  const read = async (record: FileRecord, encoding: Encoding | undefined): Promise<Bytes> =>
    toEncoding({ coding: record.isCompressible ? 11 : 0, bytes: await load(record) }, encoding)

  return {
    current: () => current,
    read,
    toGzipTemplate,
    stream: (record, range = { start: 0, end: record.size - 1 }) => {
      if (!record.isCompressible && !isPacked(record)) return streamParts(toContentPaths(record), range, assets.open)
      return streamBytes(async () => (await read(record, undefined)).subarray(range.start, range.end + 1))
    },
  }
}

function openRelease(release: EdgeRelease, assets: AssetReader, cacheBytes: number): SiteRelease {
  const { shards, packs: _packs, notFound, gone, ...facts } = release
  const cache = createLruCache<ReadonlyMap<string, unknown>>(cacheBytes)
  const find = async (path: string): Promise<PathRecord | undefined> => {
    const shardPath = toShardPath(path, shards)
    const known = cache.get(shardPath)
    if (known) return toRecord(known.get(path), shardPath)
    const bytes = await assets.read(shardPath)
    const shard = parseStored(shardSchema, bytes)
    if (!shard) throw new EdgeStoreError(`${shardPath} is no part of an index; export again`)
    const records = new Map(Object.entries(shard))
    cache.set(shardPath, records, bytes.length * parsedFactor)
    return toRecord(records.get(path), shardPath)
  }
  return {
    ...facts,
    findPage: async (path, locale, page) => {
      const pages = (await find(path))?.pages?.[locale]
      return pages?.[Math.min(page, pages.length) - 1]
    },
    hasPage: async (path) => (await find(path))?.pages !== undefined,
    findFile: async (url) => (await find(url))?.file,
    findNotFound: (locale) => {
      const record = notFound[locale]
      if (record) return record
      throw new EdgeStoreError(`Release ${release.number} has no page for addresses that are not found (${locale})`)
    },
    isGone: async (path) => (await find(path))?.isGone === true,
    findGone: (locale) => gone[locale],
    hasImage: async (path) => (await find(path))?.isImage === true,
  }
}

function toRecord(found: unknown, shardPath: string): PathRecord | undefined {
  if (found === undefined) return undefined
  const { success, output } = v.safeParse(pathSchema, found)
  if (success) return output
  throw new EdgeStoreError(`${shardPath} has a record of another version; export again`)
}

function join(parts: readonly Bytes[]): Bytes {
  const [first] = parts
  if (first && parts.length === 1) return first
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

function streamBytes(load: () => Promise<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream({
    pull: async (controller) => {
      controller.enqueue(await load())
      controller.close()
    },
  })
}
