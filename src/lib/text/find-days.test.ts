import { expect, test } from 'vitest'
import { findDays } from './find-days.ts'

test.each([
  ['Ngày 01/07/2026 và 5/8/2026; số 12/11/2026/NQ', ['2026-07-01', '2026-08-05']],
  ['On 1 July 2026, from 26 January 2026; 7 July', ['2026-07-01', '2026-01-26']],
])('days: %s', (text, days) => {
  expect(findDays(text)).toEqual(days)
})
