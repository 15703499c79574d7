import { expect, test } from 'vitest'
import { describeNumbers } from './describe-numbers.ts'

test.each<[number[], string]>([
  [[], ''],
  [[7], '7'],
  [[1, 2, 3], '1 to 3'],
  [[1, 2, 8, 43, 44], '1 to 2, 8, 43 to 44'],
])('releases %j', (numbers, expected) => {
  expect(String(describeNumbers(numbers.map((number) => ({ number }))))).toBe(expected)
})
