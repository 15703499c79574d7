import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['+842431000000', '024~3100~0000', '+84~24~3100~0000'],
  ['+842363100000', '0236~310~0000', '+84~236~310~0000'],
  ['+84912345678', '091~234~5678', '+84~91~234~5678'],
  ['+6565000000', '+6565000000', '+6565000000'],
])('%s', (number, vi, en) => {
  const shown = [formatPhone('vi', number), formatPhone('en', number)]
  expect(shown.map((text) => text.replaceAll('\u00a0', '~'))).toEqual([vi, en])
})
