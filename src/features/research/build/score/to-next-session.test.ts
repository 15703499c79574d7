import { expect, test } from 'vitest'
import { toNextSession } from './to-next-session.ts'

test.each([
  ['an ordinary day', '2026-11-17', '2026-11-18'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['the end of a year', '2026-12-31', '2027-01-04'],
  ['two holidays before a weekend', '2026-04-29', '2026-05-04'],
  ['the first days of Tết', '2026-02-16', '2026-02-20'],
  ['the end of February', '2028-02-28', '2028-02-29'],
])('%s', (_case, day, next) => {
  expect(toNextSession(day)).toBe(next)
})
