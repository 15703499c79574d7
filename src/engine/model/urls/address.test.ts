import { expect, test } from 'vitest'
import { toAddressKey, toAddressUrl, toIndexUrl, toPayloadUrl } from './address.ts'

test.each([
  [{ path: '/', page: 1 }, '/~', '/'],
  [{ path: '/tin-tuc', page: 1 }, '/tin-tuc', '/tin-tuc'],
  [{ path: '/tin-tuc/thong-bao', page: 2 }, '/tin-tuc/thong-bao~2', '/tin-tuc/thong-bao?trang=2'],
])('%j', (address, key, url) => {
  expect(toAddressKey(address)).toBe(key)
  expect(toAddressUrl(address)).toBe(url)
  expect(toPayloadUrl('b1', 'en', address)).toBe(`/_payload/b1/en${key}.json`)
})

test('the URL of an index', () => {
  expect(toIndexUrl('b1', 'en', '/tin-tuc/thong-bao')).toBe('/_payload/b1/en/tin-tuc/thong-bao~index.json')
})
