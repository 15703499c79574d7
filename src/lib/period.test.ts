import { expect, test } from 'vitest'
import { doOverlap, isWithin, type Period } from './period.ts'

const open = { from: '2026-01-01' }
const year = { from: '2025-01-01', to: '2025-12-31' }

test.each<[string, Period, boolean]>([
  ['2024-12-31', year, false],
  ['2025-01-01', year, true],
  ['2025-12-31', year, true],
  ['2026-01-01', year, false],
  ['2030-01-01', open, true],
  ['2025-12-31', open, false],
])('%s is within %o: %s', (day, period, expected) => {
  expect(isWithin(period, day)).toBe(expected)
})

test.each<[Period, Period, boolean]>([
  [year, open, false],
  [year, { from: '2025-12-31' }, true],
  [year, { from: '2020-01-01', to: '2025-01-01' }, true],
  [open, { from: '2027-01-01' }, true],
])('%o and %o overlap: %s', (a, b, expected) => {
  expect([doOverlap(a, b), doOverlap(b, a)]).toEqual([expected, expected])
})
