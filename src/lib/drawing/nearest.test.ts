import { expect, test } from 'vitest'
import { toNearest } from './nearest.ts'

const columns = [
  { from: 0, to: 10 },
  { from: 10, to: 20 },
  { from: 40, to: 50 },
]

test.each<[string, number, number | undefined]>([
  ['within a column', 4, 0],
  ['where two meet', 10, 1],
  ['left of all', -9, 0],
  ['right of all', 99, 2],
  ['in a gap, nearer to the left', 24, 1],
  ['in a gap, nearer to the right', 36, 2],
])('%s', (_case, x, expected) => {
  expect(toNearest(columns, x)).toBe(expected)
})

test('no columns', () => {
  expect(toNearest([], 1)).toBeUndefined()
})
