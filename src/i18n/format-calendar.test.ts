import { expect, test } from 'vitest'
import { toFirstDayOfWeek, toWeekColumn } from './format-calendar.ts'

test('weeks start on Monday in Vietnamese, on Sunday in English', () => {
  expect([toFirstDayOfWeek('vi'), toFirstDayOfWeek('en')]).toEqual([1, 0])
})

test.each([
  ['Sunday', 0, 6, 0],
  ['Monday', 1, 0, 1],
  ['Saturday', 6, 5, 6],
])('%s', (_name, day, vi, en) => {
  expect(toWeekColumn('vi', day)).toBe(vi)
  expect(toWeekColumn('en', day)).toBe(en)
})
