import { expect, test } from 'vitest'
import type { FileRecord } from '#engine/model/config/store.ts'
import { isPacked, partSize, toContentName, toContentPaths, toPackPath, toShardPath } from './edge-layout.ts'

const hash = '0000000fabcdef0123456789'

function toRecord(size: number, isCompressible: boolean): FileRecord {
  return { hash, type: 'a/b', size, isCompressible, cache: 'day' }
}

test.each<[string, FileRecord, boolean, string, string[]]>([
  ['a page', toRecord(90_000, true), true, `${hash}.br`, [`/contents/${hash}.br`]],
  ['a large text', toRecord(9_000_000, true), false, `${hash}.br`, [`/contents/${hash}.br`]],
  ['a small picture', toRecord(20_000, false), true, hash, [`/contents/${hash}.0`]],
  ['a part', toRecord(partSize, false), false, hash, [`/contents/${hash}.0`]],
  ['a video', toRecord(partSize + 1, false), false, hash, [`/contents/${hash}.0`, `/contents/${hash}.1`]],
])('%s', (_case, record, packed, name, paths) => {
  expect([isPacked(record), toContentName(record), toContentPaths(record)]).toEqual([packed, name, paths])
})

test('a content is in one of the packs, by its hash', () => {
  expect([1, 4, 16].map((packs) => toPackPath(toRecord(1, true), packs))).toEqual(['/packs/0', '/packs/3', '/packs/15'])
})

test('the variants of an image, and the image itself, are in one shard', () => {
  const paths = ['news/a/cover.jpg', '/_ipx/_/news/a/cover.jpg', '/_ipx/w_640&f_webp/news/a/cover.jpg']
  expect(new Set(paths.map((path) => toShardPath(path, 4096))).size).toBe(1)
})

test('paths are spread over all shards', () => {
  const shards = Array.from({ length: 4000 }, (_, index) => toShardPath(`/tin-tuc/tin-${index}`, 16))
  const counts = [...Map.groupBy(shards, (shard) => shard).values()].map(({ length }) => length)
  expect(counts.length).toBe(16)
  expect(Math.min(...counts)).toBeGreaterThan(150)
})
