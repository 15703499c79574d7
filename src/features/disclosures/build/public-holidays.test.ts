import { expect, test } from 'vitest'
import { isDayOff, isHolidayInWeek, isPublicHoliday, listDaysOff, toWorkingDay } from './public-holidays.ts'

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

// Labour Code, Article 111, clause 3. Tết of 2027 begins on a Saturday; whichever two further days are taken for it, 9 and 10 February are off.
test.each([
  ['Labour Day on a Saturday', '2027-05-03', '2027-05-04'],
  ['Tết on a Saturday', '2027-02-09', '2027-02-11'],
  ['and on the Sunday after it', '2027-02-10', '2027-02-11'],
  ['New Year on a Sunday', '2023-01-02', '2023-01-03'],
  ['Hung Kings on a Saturday, before Victory Day on a Sunday', '2023-05-02', '2023-05-04'],
  ['New Year on a Saturday, of a year that has no other days here', '2028-01-03', '2028-01-04'],
])('%s is made up for on %s', (_case, day, working) => {
  expect(isHolidayInWeek(day)).toBe(true)
  expect(listDaysOff(day.slice(0, 4))).toContain(day)
  expect(toWorkingDay(day)).toBe(working)
})

test('a holiday in the week is not made up for', () => {
  expect(isDayOff('2026-05-04')).toBe(false)
  expect(isDayOff('2024-09-03')).toBe(false)
})
