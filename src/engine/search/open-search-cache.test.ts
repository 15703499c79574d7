import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSearchCache } from './open-search-cache.ts'
import { toDocument } from './search-fixture.ts'
import { toSearchSegment } from './search-segment.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const segment = toSearchSegment({
  documents: [toDocument('Một'), null],
  collected: { terms: new Map([['mot\tmột', [[], [0]]]]), words: new Map([['mot', 1]]) },
  shards: 4,
})

test('segments and texts are found by the next process', () => {
  const file = join(folder, 'deep/search.sqlite')
  const first = openSearchCache(file)
  first.segments.keep('segment 1', 'a', segment)
  first.texts.set('0a', 'Nghị quyết')
  first.close()
  const next = openSearchCache(file)
  expect(next.segments.restore('segment 1', 'a')?.rows).toEqual(segment.rows)
  expect(next.segments.restore('segment 1', 'a')?.bytes).toEqual(segment.bytes)
  expect(next.segments.restore('segment 1', 'b')).toBeUndefined()
  expect(next.segments.restore('segment 2', 'a')).toBeUndefined()
  expect(next.texts.get('0a')).toBe('Nghị quyết')
  expect(next.texts.get('0b')).toBeUndefined()
  next.close()
})

test('a few versions of a segment are kept, the newest', () => {
  const cache = openSearchCache(join(folder, 'search.sqlite'))
  const hashes = ['a', 'b', 'c', 'd', 'e']
  for (const hash of hashes) cache.segments.keep('segment 1', hash, segment)
  cache.segments.keep('segment 2', 'a', segment)
  expect(hashes.filter((hash) => cache.segments.restore('segment 1', hash))).toEqual(['c', 'd', 'e'])
  expect(cache.segments.restore('segment 2', 'a')).toBeDefined()
  cache.close()
})

test('a file of something else is replaced', async () => {
  const file = join(folder, 'search.sqlite')
  await writeFile(file, 'no database'.repeat(1000))
  const cache = openSearchCache(file)
  cache.segments.keep('segment 1', 'a', segment)
  cache.texts.set('0a', 'Một')
  expect(cache.segments.restore('segment 1', 'a')).toBeDefined()
  expect(cache.texts.get('0a')).toBe('Một')
  cache.close()
  const next = openSearchCache(file)
  expect(next.texts.get('0a')).toBe('Một')
  next.close()
})
