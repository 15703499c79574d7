import { expect, test } from 'vitest'
import { toDuration } from './to-duration.ts'

test.each([
  ['2026-11-21T08:00+07:00', '2026-11-21T08:35+07:00', { days: 0, hours: 0, minutes: 35 }],
  ['2026-11-21T08:00+07:00', '2026-11-21T10:05+07:00', { days: 0, hours: 2, minutes: 5 }],
  ['2026-11-21T20:00+07:00', '2026-11-23T01:00+07:00', { days: 1, hours: 5, minutes: 0 }],
  ['2026-11-21T08:00+07:00', '2026-11-21T08:00+07:00', { days: 0, hours: 0, minutes: 0 }],
])('from %s to %s', (from, to, expected) => {
  expect(toDuration(from, to)).toEqual(expected)
})
