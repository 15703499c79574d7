import { expect, test } from 'vitest'
import { toUpsideScale } from './upside-bar.tsx'

test.each([
  [[], [-30, 30]],
  [
    ['23.1', '-15.0'],
    [-30, 30],
  ],
  [
    ['8.0', '-41.5'],
    [-41.5, 41.5],
  ],
  [['120.0'], [-120, 120]],
])('the scale of %j', (upsides, scale) => {
  expect(toUpsideScale(upsides)).toEqual(scale)
})
