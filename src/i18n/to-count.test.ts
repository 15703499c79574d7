import { expect, test } from 'vitest'
import { toCount } from './to-count.ts'

test.each([
  [0, 'other', '0', 'other', '0'],
  [1, 'other', '1', 'one', '1'],
  [2, 'other', '2', 'other', '2'],
  [1234, 'other', '1.234', 'other', '1,234'],
] as const)('the number %i', (value, viForm, viFigures, enForm, enFigures) => {
  expect(toCount('vi', value)).toEqual({ form: viForm, figures: viFigures })
  expect(toCount('en', value)).toEqual({ form: enForm, figures: enFigures })
})
