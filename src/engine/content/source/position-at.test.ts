import { expect, test } from 'vitest'
import { createPositionAt, positionAt } from './position-at.ts'

test.each([
  ['', 0, 1, 1],
  ['ab', 0, 1, 1],
  ['ab', 1, 1, 2],
  ['ab', 2, 1, 3],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\n\nb', 2, 2, 1],
  ['a\n\nb', 3, 3, 1],
  ['a\n', 2, 2, 1],
  ['\n', 1, 2, 1],
])('offset %j[%i] → %i:%i', (text, offset, line, column) => {
  expect(positionAt(text, offset)).toEqual({ line, column })
})

test('many offsets of a large text are fast', () => {
  const text = 'abc\n'.repeat(250_000)
  const start = performance.now()
  const at = createPositionAt(text)
  let sum = 0
  for (let offset = 0; offset < text.length; offset++) sum += at(offset).line
  expect(sum).toBe(4 * ((250_000 * 250_001) / 2))
  expect(performance.now() - start).toBeLessThan(5000)
})
