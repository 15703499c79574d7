import { expect, test } from 'vitest'
import { toTermShard, toWordList } from './search-files.ts'
import {
  parseDocuments,
  parseSearchIndex,
  writeDocuments,
  writeSearchIndex,
  type DocumentFacts,
  type SearchIndex,
} from './search-index.ts'
import { parseWordList, writeWordList } from './word-list.ts'

const facts: DocumentFacts[] = [
  { section: 'tin-tuc', state: 'superseded', year: 2026, titleLength: 15, host: 0, isMinor: false },
  { section: undefined, state: undefined, year: undefined, titleLength: 0, host: 0, isMinor: false },
  { section: 've-shs', state: 'withdrawn', year: 1999, titleLength: 3, host: 23, isMinor: true },
]
const bytes = (text: string) => new TextEncoder().encode(text)
const nothing = bytes('')

const indexes: [string, SearchIndex][] = [
  [
    'no documents',
    {
      layout: 'x',
      check: '',
      shards: 16,
      removed: [],
      recent: { documents: [], places: [], terms: nothing, words: nothing, rows: nothing },
    },
  ],
  [
    'two segments',
    {
      layout: '0a1b',
      check: 'c2d3',
      shards: 512,
      removed: [0, 17, 301],
      recent: { documents: facts, places: [17, 17, 302], terms: bytes('a'), words: bytes('bc'), rows: bytes('[]') },
    },
  ],
]

test.each(indexes)('an index of %s reads back the same', (_case, index) => {
  expect(parseSearchIndex(writeSearchIndex(index))).toEqual(index)
})

test.each([[[]], [facts]])('facts of documents read back the same', (all) => {
  expect(parseDocuments(writeDocuments(all))).toEqual(all)
})

test.each([[[]], [['co']], [['bao', 'baocao', 'cao', 'caobang']], [['a'.repeat(60), 'a'.repeat(61)]]])(
  'a list of the words %j reads back the same',
  (words) => {
    const list = words.map((word, index) => ({ word, count: index * 40 - 1 }))
    expect(parseWordList(writeWordList(list))).toEqual(list)
  },
)

test('terms are spread over all shards', () => {
  const shards = Array.from({ length: 1000 }, (_, index) => toTermShard(`tu ${index}`, 16))
  expect(new Set(shards).size).toBe(16)
  expect(toTermShard('', 128)).toBeLessThan(128)
})

test.each([
  ['margin', 'm'],
  ['18/2026', '0'],
  ['đ', '0'],
  ['', '0'],
])('%s is in the list %s', (word, list) => {
  expect(toWordList(word)).toBe(list)
})
