import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['100000000', ',', '100000000'],
  ['100.000.000', ',', '100000000'],
  ['100,000,000', ',', '100000000'],
  ['100.000.000', '.', '100000000'],
  ['100,000,000', '.', '100000000'],
  ['100 000 000', ',', '100000000'],
  ['1\u00a0500\u00a0000 ₫', ',', '1500000'],
  ['50.000.000 đồng', ',', '50000000'],
  ['VND 50,000,000', '.', '50000000'],
  ['50000000đ', ',', '50000000'],
  ['100 triệu', ',', '100000000'],
  ['100tr', ',', '100000000'],
  ['1,5 tỷ', ',', '1500000000'],
  ['1,5 tỉ', ',', '1500000000'],
  ['1.5 billion', '.', '1500000000'],
  ['1.500 triệu', ',', '1500000000'],
  ['1,500 million', '.', '1500000000'],
  ['2,50 TRIỆU', ',', '2500000'],
  ['0', ',', '0'],
  ['007', ',', '7'],
] as const)('%s with decimals after "%s" is %s', (text, point, amount) => {
  expect(parseAmount(text, point)).toEqual({ amount })
})

test.each([
  ['', ',', 'empty'],
  ['   ', ',', 'empty'],
  ['đồng', ',', 'empty'],
  ['một triệu', ',', 'no-number'],
  ['-5', ',', 'no-number'],
  ['1e9', ',', 'no-number'],
  ['10 xu', ',', 'no-number'],
  ['1.00', ',', 'no-number'],
  ['1,5', ',', 'no-number'],
  ['1.000,000', ',', 'no-number'],
  ['1,2,3 triệu', ',', 'no-number'],
  ['1.5 tỷ', ',', 'no-number'],
  ['1,2345678 triệu', ',', 'not-whole'],
  ['9999999999999999', ',', 'too-large'],
  ['1.000.000 tỷ', ',', 'too-large'],
] as const)('%j with decimals after "%s" is refused: %s', (text, point, problem) => {
  expect(parseAmount(text, point)).toEqual({ problem })
})
