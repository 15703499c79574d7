import { expect, test } from 'vitest'
import { isDayOff, isPublicHoliday, toWorkingDay } from './public-holidays.ts'

test.each([
  ['a working day', '2026-11-20', { isHoliday: false, isOff: false, working: '2026-11-20' }],
  ['a Saturday', '2026-11-21', { isHoliday: false, isOff: true, working: '2026-11-23' }],
  ['a holiday of each year', '2030-05-01', { isHoliday: true, isOff: true, working: '2030-05-02' }],
  ['the eve of Tết, by a decision of the year', '2026-02-16', { isHoliday: false, isOff: true, working: '2026-02-23' }],
  ['the first day of Tết', '2026-02-17', { isHoliday: true, isOff: true, working: '2026-02-23' }],
  [
    'the day on which a holiday on a Sunday is made up for',
    '2026-04-27',
    { isHoliday: false, isOff: true, working: '2026-04-28' },
  ],
  ['the end of April', '2026-04-30', { isHoliday: true, isOff: true, working: '2026-05-04' }],
])('%s', (_case, day, { isHoliday, isOff, working }) => {
  expect(isPublicHoliday(day)).toBe(isHoliday)
  expect(isDayOff(day)).toBe(isOff)
  expect(toWorkingDay(day)).toBe(working)
})
