import { expect, test } from 'vitest'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import { showDate, toTimeParts } from './moments.ts'

test.each<[string, ProgramLanguage, string]>([
  ['2026-12-31', 'vi', '31/12/2026'],
  ['2026-02-01', 'en', '1 February 2026'],
  ['2026-12-31T16:40+07:00', 'vi', '16:40 31/12/2026'],
  ['2026-12-31T17:30:00.000Z', 'vi', '00:30 01/01/2027'],
  ['2026-12-31T09:40:00Z', 'en', '16:40, 31 December 2026'],
  ['next week', 'vi', 'next week'],
  ['2026-02-31', 'vi', '31/02/2026'],
  ['2026-31-12', 'en', '12/31/2026'],
  ['2026-02-31T16:40+07:00', 'vi', '16:40 31/02/2026'],
  ['2026-12-31T25:00+07:00', 'en', '25:00, 31 December 2026'],
])('%s in %s is %s', (date, language, shown) => {
  expect(showDate(date, language)).toBe(shown)
})

test.each([
  [0, [0, 0, 0]],
  [59_999, [0, 0, 0]],
  [61 * 60_000, [0, 1, 1]],
  [(3 * 24 + 5) * 3_600_000, [3, 5, 0]],
  [-5, [0, 0, 0]],
])('%d ms are %j', (ms, parts) => {
  expect(toTimeParts(0, ms)).toEqual(parts)
})
