import { expect, test } from 'vitest'
import { addMonths, toKeyTarget, toWeeks } from './month-days.ts'

test.each([
  // Begins on a Sunday.
  ['2026-11', 1, 6, 6, '2026-11-30'],
  ['2026-11', 0, 5, 0, '2026-11-30'],
  ['2027-02', 1, 4, 0, '2027-02-28'],
  ['2028-02', 1, 5, 1, '2028-02-29'],
])('%s in weeks from day %i', (month, firstDay, weeks, column, last) => {
  const days = toWeeks(month, firstDay)
  expect(days).toHaveLength(weeks)
  expect(days.every((week) => week.length === 7)).toBe(true)
  expect(days[0]?.indexOf(`${month}-01`)).toBe(column)
  expect(days.at(-1)?.findLast((day) => day)).toBe(last)
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-10', 14, '2027-12'],
])('%s and %i months', (month, count, expected) => expect(addMonths(month, count)).toBe(expected))

test.each([
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-11-01', 'ArrowLeft', '2026-10-31'],
  ['2026-12-28', 'ArrowDown', '2027-01-04'],
  ['2026-11-04', 'ArrowUp', '2026-10-28'],
  ['2026-11-21', 'Home', '2026-11-16'],
  ['2026-11-21', 'End', '2026-11-22'],
  ['2027-01-31', 'PageDown', '2027-02-28'],
  ['2027-03-31', 'PageUp', '2027-02-28'],
  ['2026-11-21', 'a', undefined],
])('on %s, %s leads to %s', (day, key, target) => expect(toKeyTarget(day, key, 1)).toBe(target))
