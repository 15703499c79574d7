import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('each key is computed once, and has its own value', () => {
  const compute = vi.fn((key: string) => ({ key }))
  const find = memoize(compute)
  expect([find('a'), find('b'), find('a')]).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'a' }])
  expect(find('a')).toBe(find('a'))
  expect(compute.mock.calls).toEqual([['a'], ['b']])
})
