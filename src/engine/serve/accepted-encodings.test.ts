import { expect, test } from 'vitest'
import { createEncodingReader, toEncoding } from './accepted-encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['BR', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['gzip;q=abc', undefined],
  ['', undefined],
  [';;;===', undefined],
])('Accept-Encoding %j → %s', (header, encoding) => {
  expect(toEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

test('the same header has the same answer, however many others come between', () => {
  const read = createEncodingReader()
  for (let number = 0; number < 1000; number++) {
    expect(read('gzip, br')).toEqual({ ofFiles: 'br', ofMadePages: 'gzip' })
    expect(read(`x-${number}, br;q=0`)).toEqual({ ofFiles: undefined, ofMadePages: undefined })
  }
  expect(read(null)).toEqual({ ofFiles: undefined, ofMadePages: undefined })
  expect(read(`${'x,'.repeat(128)}br`)).toEqual({ ofFiles: undefined, ofMadePages: undefined })
})
