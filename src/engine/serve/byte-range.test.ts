import { expect, test } from 'vitest'
import { matchesRangeTag, toByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['Bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [null, undefined],
  ['', undefined],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['bytes=19-10', undefined],
  ['bytes=0-1,5-9', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
  ['bytes=1e1-20', undefined],
])('Range %j of 100 bytes → %j', (header, range) => {
  expect(toByteRange(header, 100)).toEqual(range)
})

test('an empty file has no ranges', () => {
  expect(toByteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(toByteRange('bytes=-5', 0)).toBe('unsatisfiable')
})

test.each([
  [null, true],
  ['"a"', true],
  ['"b"', false],
  ['W/"a"', false],
  ['Wed, 18 Nov 2026 01:00:00 GMT', false],
])('If-Range %j: %s', (header, matches) => {
  expect(matchesRangeTag(header, '"a"')).toBe(matches)
})
