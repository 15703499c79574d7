import { expect, test } from 'vitest'
import { readTyped, toTypedQuery } from './typed-url.ts'

const names = ['gia-tri', 'vay', 'lai-suat'] as const

test.each([
  ['vay=1&gia-tri=2', 'gia-tri=2&vay=1'],
  ['vay=50+tri%E1%BB%87u&utm_source=a', 'vay=50+tri%E1%BB%87u'],
  ['vay=&lai-suat=12%2C5', 'lai-suat=12%2C5'],
  ['vay=1&vay=2', 'vay=1'],
  [`vay=${'9'.repeat(41)}`, ''],
  ['__proto__=1', ''],
  ['', ''],
])('%s is read as %s', (query, written) => {
  expect(toTypedQuery(names, readTyped(names, query))).toBe(written)
})
