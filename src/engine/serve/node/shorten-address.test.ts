import { expect, test } from 'vitest'
import { shortenAddress } from './shorten-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['127.0.0.1', '127.0.0.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['::FFFF:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:0db8:0000:0001::', '2001:db8::'],
  ['2001:db8:0:1::', '2001:db8::'],
  ['2001:0:85a3::9', '2001:0:85a3::'],
  ['::1', '::'],
  ['::', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['1:2:3:4:5:6:7:8', '1:2:3::'],
  ['::ffff:cb00:714d', '::'],
  ['203.0.113', undefined],
  ['unknown', undefined],
  ['', undefined],
  ['203.0.113.77, 10.0.0.1', undefined],
])('%s → %s', (address, short) => {
  expect(shortenAddress(address)).toBe(short)
})
