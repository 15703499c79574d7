import { expect, test } from 'vitest'
import { toSegments } from './to-segments.ts'

test.each([
  ['M1 2L3 4', ['M1 2', 'L3 4']],
  ['M1 2l3 4-1-1', ['M1 2', 'L4 6', 'L3 5']],
  ['M8 27h6.5v-6.5H21V14', ['M8 27', 'L14.5 27', 'L14.5 20.5', 'L21 20.5', 'L21 14']],
  ['M1 1c.5-.5 1 1 2 0-1 0 0 1 1 1', ['M1 1', 'C1.5 0.5 2 2 3 1', 'C2 1 3 2 4 2']],
  ['M0 0v4M2 0v4', ['M0 0', 'L0 4', 'M2 0', 'L2 4']],
  ['', []],
])('%s', (path, segments) => {
  expect(toSegments(path).map(({ command, numbers }) => command + numbers.join(' '))).toEqual(segments)
})

test('a command that is not drawn is an error', () => {
  expect(() => toSegments('M0 0A1 1 0 0 1 2 2')).toThrow('the command A is none of M, L, H, V, C')
})
