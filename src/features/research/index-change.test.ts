import { expect, test } from 'vitest'
import { toDirection } from './index-change.ts'

test.each([
  ['12.00', 'up'],
  ['+0.01', 'up'],
  ['-1.00', 'down'],
  ['-0.01', 'down'],
  ['0', 'flat'],
  ['0.00', 'flat'],
  ['-0.00', 'flat'],
])('%s goes %s', (change, direction) => {
  expect(toDirection(change)).toBe(direction)
})
