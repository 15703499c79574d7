import { expect, test } from 'vitest'
import { isPast } from './is-past.ts'

test.each([
  ['2026-11-21', '2026-11-21T23:59+07:00', false],
  ['2026-11-21', '2026-11-22T00:00+07:00', true],
  ['2026-11-21T09:00+07:00', '2026-11-21T08:59+07:00', false],
  ['2026-11-21T09:00+07:00', '2026-11-21T02:00Z', true],
])('%s, at %s: %s', (at, now, expected) => expect(isPast(at, new Date(now))).toBe(expected))
