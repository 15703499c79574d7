import { expect, test } from 'vitest'
import { ascending, descending } from './order.ts'

const cases = [
  { name: 'strings by code units', values: ['b', 'Á', 'a', 'B'], sorted: ['B', 'a', 'b', 'Á'] },
  { name: 'numbers', values: [10, 9, -1], sorted: [-1, 9, 10] },
  { name: 'integers of any size', values: [10n ** 20n, 3n], sorted: [3n, 10n ** 20n] },
]

test.each(cases)('$name', ({ values, sorted }) => {
  expect(values.toSorted(ascending)).toEqual(sorted)
  expect(values.toSorted(descending)).toEqual(sorted.toReversed())
})

test.each([ascending, descending])('equals keep their order in every engine', (order) => {
  expect(order('a', 'a')).toBe(0)
})
