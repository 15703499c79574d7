import { expect, test } from 'vitest'
import { isOneTypo } from './is-one-typo.ts'

test.each([
  ['margin', 'magin', true],
  ['margin', 'marginn', true],
  ['margin', 'mbrgin', true],
  ['margin', 'magrin', true],
  ['margin', 'margin', false],
  ['margin', 'mragni', false],
  ['margin', 'marg', false],
  ['chung', 'chugn', true],
  ['aaaa', 'aaa', true],
  ['abcd', 'badc', false],
  ['', 'a', true],
])('%s, %s: %s', (a, b, isOne) => {
  expect(isOneTypo(a, b)).toBe(isOne)
  expect(isOneTypo(b, a)).toBe(isOne)
})
