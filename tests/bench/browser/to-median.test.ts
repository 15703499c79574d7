import { expect, test } from 'vitest'
import { toMedian } from './to-median.ts'

test.each<[string, (number | undefined)[], number | undefined]>([
  ['none', [], undefined],
  ['one', [3], 3],
  ['an odd count', [30, 1, 2], 2],
  ['an even count', [4, 1, 30, 2], 3],
  ['numbers that sort differently as texts', [10, 9, 100], 10],
  ['one of them is not known', [1, undefined, 3], undefined],
])('%s', (_, numbers, median) => {
  expect(toMedian(numbers)).toBe(median)
})
