import type { FileRecord } from '#engine/model/config/store.ts'
import { splitImageUrl } from '#engine/model/images/image-url.ts'
import { toShardPath, type EdgeRelease, type PathRecord, type Shard } from '#engine/store/edge/edge-layout.ts'
import type { ListedFile } from '#engine/store/stored-release.ts'
import { toCount } from './edge-limits.ts'

/** The records of a release by path. */
export interface EdgeIndex {
  paths: ReadonlyMap<string, PathRecord>
  notFound: EdgeRelease['notFound']
  gone: EdgeRelease['gone']
}

export function toEdgeIndex(files: readonly ListedFile[], takenDown: readonly string[]): EdgeIndex {
  const paths = new Map<string, PathRecord>()
  const notFound: Record<string, FileRecord> = {}
  const gone: Record<string, FileRecord> = {}
  const at = (path: string): PathRecord => {
    const known = paths.get(path)
    if (known) return known
    const record: PathRecord = {}
    paths.set(path, record)
    return record
  }
  for (const { key, record } of files) {
    if (key.kind === 'not-found') notFound[key.locale] = record
    else if (key.kind === 'gone') gone[key.locale] = record
    else if (key.kind === 'file') {
      at(key.url).file = record
      const image = splitImageUrl(key.url)
      if (image) at(image.path).isImage = true
    } else {
      const pages = ((at(key.path).pages ??= {})[key.locale] ??= [])
      // The files of a release are sorted.
      if (key.page !== pages.push(record))
        throw new Error(`The list ${key.path} has no page ${pages.length}; build again`)
    }
  }
  for (const path of takenDown) at(path).isGone = true
  return { paths, notFound, gone }
}

/** Bytes of a shard on average: about 200 paths, which take a fraction of a millisecond to parse. */
const shardSize = 32 * 1024
const recordSize = 160

export function countShards({ paths }: EdgeIndex): number {
  return toCount(paths.size * recordSize, shardSize)
}

/** The shards as texts, by their path. */
export function toShards({ paths }: EdgeIndex, count: number): Map<string, string> {
  const shards = new Map<string, Shard>()
  for (const [path, record] of paths) {
    const shardPath = toShardPath(path, count)
    const shard = shards.get(shardPath) ?? {}
    shard[path] = record
    shards.set(shardPath, shard)
  }
  // Also those without a path, so that a path that is not found is no missing asset.
  for (let shard = 0; shard < count; shard++) if (!shards.has(`/shards/${shard}`)) shards.set(`/shards/${shard}`, {})
  return new Map([...shards].map(([path, shard]) => [path, JSON.stringify(shard)]))
}
