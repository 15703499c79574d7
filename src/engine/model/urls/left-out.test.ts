import { expect, test } from 'vitest'
import { isLeftOut } from './left-out.ts'

test.each<[path: string, patterns: string[], is: boolean]>([
  ['/a', [], false],
  ['/a', ['/a'], true],
  ['/a/b', ['/a'], false],
  ['/a', ['/a/*'], false],
  ['/a/b', ['/a/*'], true],
  ['/a/b/c', ['/c', '/a/*'], true],
  ['/ab', ['/a', '/a/*'], false],
])('%s is left out by %j: %s', (path, patterns, is) => {
  expect(isLeftOut(path, patterns)).toBe(is)
})
