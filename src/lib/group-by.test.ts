import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test.each<[readonly number[], [string, number[]][]]>([
  [[], []],
  [[1], [['odd', [1]]]],
  [
    [2, 1, 4, 3],
    [
      ['even', [2, 4]],
      ['odd', [1, 3]],
    ],
  ],
])('groups %j in the order of their first items', (numbers, groups) => {
  expect([...groupBy(numbers, (number) => (number % 2 ? 'odd' : 'even'))]).toEqual(groups)
})
