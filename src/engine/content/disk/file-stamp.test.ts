import { expect, test } from 'vitest'
import { isTrusted } from './file-stamp.ts'

const second = 1_000_000_000n
const readAt = 1000n * second

test.each<[string, bigint, bigint | undefined, boolean]>([
  ['long before it was read', readAt - 3n * second, readAt, true],
  ['two seconds before', readAt - 2n * second, readAt, false],
  ['just before', readAt - 1n, readAt, false],
  ['after', readAt + 1n, readAt, false],
  ['in the future', readAt * 9n, readAt, false],
  ['at a time that cannot be compared', 0n, undefined, false],
])('whether the time of a file is trusted that changed %s', (_when, changedAt, time, expected) => {
  expect(isTrusted({ fingerprint: '', changedAt }, time)).toBe(expected)
})
