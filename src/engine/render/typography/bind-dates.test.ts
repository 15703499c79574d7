import { expect, test } from 'vitest'
import { bindDates } from './bind-dates.ts'

test.each([
  ['in force since 12 November 2025', 'in force since 12~November 2025'],
  ['<p>between 2 and 6 March, or on <b>1 May</b></p>', '<p>between 2 and 6~March, or on <b>1~May</b></p>'],
  ['3 Mayors, 100 May, 2025 March, 12 november, 21/11/2026', '3 Mayors, 100 May, 2025 March, 12 november, 21/11/2026'],
])('%s', (written, shown) => {
  expect(bindDates(written)).toBe(shown.replaceAll('~', '\u00a0'))
})
