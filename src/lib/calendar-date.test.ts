import { expect, test } from 'vitest'
import { isCalendarDate } from './calendar-date.ts'

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01', false],
  ['2026', false],
  ['', false],
  ['26-01-01', false],
  ['2026-01-01T00:00', false],
  ['hôm nay', false],
])('%j: %s', (value, expected) => {
  expect(isCalendarDate(value)).toBe(expected)
})
