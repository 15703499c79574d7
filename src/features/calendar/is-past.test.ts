import { expect, test } from 'vitest'
import { isPast, toDaysUntil } from './is-past.ts'

test.each([
  ['2026-11-21', '2026-11-21T23:59+07:00', false],
  ['2026-11-21', '2026-11-22T00:00+07:00', true],
  ['2026-11-21T09:00+07:00', '2026-11-21T08:59+07:00', false],
  ['2026-11-21T09:00+07:00', '2026-11-21T02:00Z', true],
])('%s, at %s: %s', (at, now, expected) => expect(isPast(at, new Date(now))).toBe(expected))

test.each([
  ['2026-11-21', '2026-11-20T16:59Z', 1],
  ['2026-11-21', '2026-11-20T17:00Z', 0],
  ['2026-11-21T09:00+07:00', '2026-11-21T08:00+07:00', 0],
  ['2026-11-21T09:00+07:00', '2026-11-20T23:59+07:00', 1],
  ['2027-03-01', '2027-02-28T12:00+07:00', 1],
  ['2026-11-20', '2026-11-21T00:00+07:00', -1],
])('the days until %s, at %s: %s', (at, now, expected) => expect(toDaysUntil(at, new Date(now))).toBe(expected))
