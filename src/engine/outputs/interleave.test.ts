import { expect, test } from 'vitest'
import { interleave } from './interleave.ts'

test.each<[string, string, string]>([
  ['', '', ''],
  ['', '12', '12'],
  ['ab', '', 'ab'],
  ['abcd', '12', 'ab1cd2'],
  ['ab', '1234', 'a12b34'],
  ['abc', '1', 'abc1'],
])('%s with %s is %s', (main, others, all) => {
  expect([...interleave([...main], [...others])].join('')).toBe(all)
})
