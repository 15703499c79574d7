import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSearchCache } from './open-search-cache.ts'
import { toDocument } from './search-fixture.ts'
import { toSearchGroup } from './search-group.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const group = toSearchGroup({
  names: ['news/mot', 'news/khong'],
  documents: [toDocument('Một'), null],
  collected: { terms: new Map([['mot\tmột', [[], [0]]]]), words: new Map([['mot', [0]]]) },
  shards: 4,
})

test('groups and texts are found by the next process', () => {
  const file = join(folder, 'deep/search.sqlite')
  const first = openSearchCache(file)
  first.groups.keep('group 1', 'a', group)
  first.texts.set('0a', 'Nghị quyết')
  first.close()
  const next = openSearchCache(file)
  expect(next.groups.restore('group 1', 'a')?.rows).toEqual(group.rows)
  expect(next.groups.restore('group 1', 'a')?.bytes).toEqual(group.bytes)
  expect(['a', 'b'].map((hash) => next.groups.hold('group 1', hash))).toEqual([true, false])
  expect(next.groups.restore('group 1', 'b')).toBeUndefined()
  expect(next.groups.restore('group 2', 'a')).toBeUndefined()
  expect(next.texts.get('0a')).toBe('Nghị quyết')
  expect(next.texts.get('0b')).toBeUndefined()
  next.close()
})

test('a few versions of a group are kept, the newest', () => {
  const cache = openSearchCache(join(folder, 'search.sqlite'))
  const hashes = Array.from({ length: 10 }, (_, index) => `version ${index}`)
  for (const hash of hashes) cache.groups.keep('group 1', hash, group)
  cache.groups.keep('group 2', 'a', group)
  expect(hashes.filter((hash) => cache.groups.restore('group 1', hash))).toEqual(hashes.slice(2))
  expect(cache.groups.restore('group 2', 'a')).toBeDefined()
  cache.close()
})

test('a version that is held stays, however many follow, until another one is held', () => {
  const cache = openSearchCache(join(folder, 'search.sqlite'))
  const isKept = (hash: string) => cache.groups.restore('group 1', hash) !== undefined
  const keepMany = (name: string) => {
    for (let index = 0; index < 20; index++) cache.groups.keep('group 1', `${name} ${index}`, group)
  }
  cache.groups.keep('group 1', 'main', group)
  expect(cache.groups.hold('group 1', 'main')).toBe(true)
  keepMany('first')
  expect(isKept('main')).toBe(true)
  expect(cache.groups.hold('group 1', 'first 19')).toBe(true)
  keepMany('second')
  expect(['main', 'first 19'].map(isKept)).toEqual([false, true])
  cache.close()
})

test('a file of something else is replaced', async () => {
  const file = join(folder, 'search.sqlite')
  await writeFile(file, 'no database'.repeat(1000))
  const cache = openSearchCache(file)
  cache.groups.keep('group 1', 'a', group)
  cache.texts.set('0a', 'Một')
  expect(cache.groups.restore('group 1', 'a')).toBeDefined()
  expect(cache.texts.get('0a')).toBe('Một')
  cache.close()
  const next = openSearchCache(file)
  expect(next.texts.get('0a')).toBe('Một')
  next.close()
})
