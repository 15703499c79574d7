import { expect, test } from 'vitest'
import { formatMonth, formatWeekday, toFirstDayOfWeek } from './format-calendar.ts'

test('weeks start on Monday in Vietnamese, on Sunday in English', () => {
  expect([toFirstDayOfWeek('vi'), toFirstDayOfWeek('en')]).toEqual([1, 0])
})

test('months and days have the names of the language', () => {
  expect(formatMonth('vi', '2026-09')).toBe('Tháng 9/2026')
  expect(formatMonth('en', '2026-12')).toBe('December 2026')
  const names = (['long', 'short'] as const).flatMap((width) =>
    (['vi', 'en'] as const).map((locale) => [0, 1, 6].map((day) => formatWeekday(locale, day, width)).join(', ')),
  )
  expect(names).toEqual(['Chủ nhật, Thứ Hai, Thứ Bảy', 'Sunday, Monday, Saturday', 'CN, T2, T7', 'Sun, Mon, Sat'])
})
