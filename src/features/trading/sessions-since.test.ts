import { expect, test } from 'vitest'
import { toSessionsSince } from './sessions-since.ts'

const daysOff = ['2026-09-02']

// 17 November 2026 is a Tuesday.
test.each([
  ['the day itself', '2026-11-17', '2026-11-17', 0],
  ['the next day', '2026-11-17', '2026-11-18', 1],
  ['seven sessions, across a weekend', '2026-11-17', '2026-11-26', 7],
  ['from Friday to Sunday', '2026-11-20', '2026-11-22', 0],
  ['from Friday to Monday', '2026-11-20', '2026-11-23', 1],
  ['a day off', '2026-09-01', '2026-09-03', 1],
  ['a day ahead', '2026-11-19', '2026-11-17', 0],
])('%s', (_case, day, today, count) => {
  expect(toSessionsSince(day, today, daysOff)).toBe(count)
})
