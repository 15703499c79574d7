import { expect, test } from 'vitest'
import { toStroke } from './to-stroke.ts'

test.each([
  ['to the right', [0, 0, 10, 0], 2, [0, -1, 10, -1, 10, 1, 0, 1]],
  ['down', [5, 0, 5, 10], 4, [7, 0, 7, 10, 3, 10, 3, 0]],
  ['slanting', [0, 0, 3, 4], 5, [2, -1.5, 5, 2.5, 1, 5.5, -2, 1.5]],
  ['a right angle has a pointed corner', [0, 0, 10, 0, 10, 10], 2, [0, -1, 11, -1, 11, 10, 9, 10, 9, 1, 0, 1]],
  ['a point in the middle changes nothing', [0, 0, 4, 0, 10, 0], 2, [0, -1, 4, -1, 10, -1, 10, 1, 4, 1, 0, 1]],
])('a line %s', (_name, points, width, outline) => {
  const stroke = toStroke(points, width)
  expect(stroke).toHaveLength(outline.length)
  for (const [index, expected] of outline.entries()) expect(stroke[index], `${index}`).toBeCloseTo(expected, 10)
})
