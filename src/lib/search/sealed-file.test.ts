import { expect, test } from 'vitest'
import { openSealed, SealError, sealFile } from './sealed-file.ts'

const body = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
const file = sealFile('build 1', body)

test('a sealed file opens for its owner', () => {
  expect(openSealed('build 1', file)).toEqual(body)
  expect(openSealed('', sealFile('', new Uint8Array()))).toEqual(new Uint8Array())
})

test.each<[string, Uint8Array, RegExp]>([
  ['of another owner', sealFile('build 2', body), /belongs to build 2, not to build 1/],
  ['cut off', file.slice(0, -1), /damaged/],
  ['empty', new Uint8Array(), /belongs to|damaged/],
  ['changed', file.map((byte, index) => (index === 200 ? byte ^ 1 : byte)), /damaged/],
  ['of another kind', new TextEncoder().encode('<!doctype html><title>Not found</title>'), /damaged/],
])('a file that is %s does not open', (_case, other, message) => {
  expect(() => openSealed('build 1', other)).toThrow(SealError)
  expect(() => openSealed('build 1', other)).toThrow(message)
})
