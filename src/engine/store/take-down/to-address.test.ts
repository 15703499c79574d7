import { expect, test } from 'vitest'
import { toAddress } from './to-address.ts'

test.each([
  ['/tin-tuc/a', '/tin-tuc/a'],
  ['/tin-tuc/a/', '/tin-tuc/a'],
  ['/tin-tuc/a?lang=en#b', '/tin-tuc/a'],
  ['https://shs.example/tin-tuc/a?trang=2', '/tin-tuc/a'],
  ['tin-tuc/a', '/tin-tuc/a'],
  ['/tai-lieu/news/a/b.pdf', '/tai-lieu/news/a/b.pdf'],
  ['/', '/'],
  ['/b%C3%A0i', '/bài'],
  ['/%', '/%'],
])('%s names %s', (text, address) => {
  expect(toAddress(text)).toBe(address)
})
