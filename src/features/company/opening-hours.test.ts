import { expect, test } from 'vitest'
import { toOpeningLines, type Weekday } from './opening-hours.ts'

const weekdays: Weekday[] = ['thu-hai', 'thu-ba', 'thu-tu', 'thu-nam', 'thu-sau']
const show = (hours: Parameters<typeof toOpeningLines>[0]) =>
  toOpeningLines(hours).map(
    ({ days, times }) =>
      `${days.map(({ first, last }) => (first === last ? first : `${first}…${last}`)).join(',')} ${times.map(({ opens, closes }) => `${opens}-${closes}`).join(',')}`,
  )

test.each<[string, Parameters<typeof toOpeningLines>[0], string[]]>([
  [
    'a morning and an afternoon, in any order',
    [
      { days: weekdays, opens: '13:00', closes: '17:00' },
      { days: weekdays, opens: '08:00', closes: '11:30' },
    ],
    ['thu-hai…thu-sau 08:00-11:30,13:00-17:00'],
  ],
  [
    'a day with other hours',
    [
      { days: [...weekdays, 'thu-bay'], opens: '08:00', closes: '11:30' },
      { days: weekdays, opens: '13:00', closes: '17:00' },
    ],
    ['thu-hai…thu-sau 08:00-11:30,13:00-17:00', 'thu-bay 08:00-11:30'],
  ],
  [
    'days that do not follow each other',
    [{ days: ['thu-sau', 'thu-hai', 'thu-ba'], opens: '08:00', closes: '11:30' }],
    ['thu-hai…thu-ba,thu-sau 08:00-11:30'],
  ],
])('%s', (_case, hours, lines) => {
  expect(show(hours)).toEqual(lines)
})
