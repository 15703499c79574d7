import { expect, test } from 'vitest'
import { toTermShard, toWordList } from './search-files.ts'
import { parseSearchIndex, writeSearchIndex, type SearchIndex } from './search-index.ts'
import { parseWordList, writeWordList } from './word-list.ts'

const indexes: [string, SearchIndex][] = [
  ['no documents', { layout: 'x', shards: 16, segments: [] }],
  [
    'segments of documents',
    {
      layout: '0a1b',
      shards: 512,
      segments: [
        {
          check: 65_535,
          documents: [
            { section: 'tin-tuc', state: 'superseded', year: 2026, titleLength: 15, host: 0, isMinor: false },
          ],
        },
        { check: 0, documents: [] },
        {
          check: 7,
          documents: [
            { section: undefined, state: undefined, year: undefined, titleLength: 0, host: 0, isMinor: false },
            { section: 've-shs', state: 'withdrawn', year: 1999, titleLength: 3, host: 23, isMinor: true },
          ],
        },
      ],
    },
  ],
]

test.each(indexes)('an index of %s reads back the same', (_case, index) => {
  expect(parseSearchIndex(writeSearchIndex(index))).toEqual(index)
})

test.each([[[]], [['co']], [['bao', 'baocao', 'cao', 'caobang']], [['a'.repeat(60), 'a'.repeat(61)]]])(
  'a list of the words %j reads back the same',
  (words) => {
    const list = words.map((word, index) => ({ word, commonness: index }))
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
