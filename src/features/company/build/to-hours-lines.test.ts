import { expect, test } from 'vitest'
import type { Weekday } from '../opening-hours.ts'
import { toHoursLines } from './to-hours-lines.ts'

const weekdays: Weekday[] = ['thu-hai', 'thu-ba', 'thu-tu', 'thu-nam', 'thu-sau']

test.each([
  ['vi', ['Thứ Hai – Thứ Sáu: 08:00–11:45, 13:00–17:00', 'Chủ nhật: 09:00–10:00']],
  ['en', ['Monday – Friday: 08:00–11:45, 13:00–17:00', 'Sunday: 09:00–10:00']],
] as const)('hours in %s', (locale, lines) => {
  const hours = [
    { days: weekdays, opens: '08:00', closes: '11:45' },
    { days: weekdays, opens: '13:00', closes: '17:00' },
    { days: ['chu-nhat'], opens: '09:00', closes: '10:00' },
  ] satisfies Parameters<typeof toHoursLines>[0]
  expect(toHoursLines(hours, locale)).toEqual(lines)
})
