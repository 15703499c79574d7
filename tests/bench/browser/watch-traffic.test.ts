import { expect, test } from 'vitest'
import { toBodyBytes } from './watch-traffic.ts'

test.each<[string, number, number | undefined, number]>([
  ['a response with headers and body', 5300, 5000, 5000],
  ['a response without a length', 5300, undefined, 5300],
  ['the answer that a cached file is still valid', 120, 5000, 0],
  ['an empty response', 90, 0, 0],
])('%s', (_, response, length, bytes) => {
  expect(toBodyBytes(response, length)).toBe(bytes)
})
