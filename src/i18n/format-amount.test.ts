import { expect, test } from 'vitest'
import {
  formatBigMoney,
  formatBigNumber,
  formatBillions,
  formatMoney,
  formatMoneyChange,
  formatMoneyIn,
  formatMoneyRange,
} from './format-amount.ts'

/** Makes non-breaking spaces readable. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['1234567', '1.234.567 ₫', 'VND 1,234,567'],
  ['0', '0 ₫', 'VND 0'],
  ['-50000', '-50.000 ₫', 'VND -50,000'],
  ['1234567.5', '1.234.567,5 ₫', 'VND 1,234,567.5'],
])('the amount %s', (amount, vi, en) => {
  expect(plain(formatMoney('vi', amount))).toBe(vi)
  expect(plain(formatMoney('en', amount))).toBe(en)
})

test('a range names the currency once', () => {
  expect(plain(formatMoneyRange('vi', '1500', '4000'))).toBe('1.500–4.000 ₫')
  expect(plain(formatMoneyRange('en', '1500', '4000'))).toBe('VND 1,500–4,000')
})

test('a change names the currency once', () => {
  expect(plain(formatMoneyChange('vi', '26000', '32000'))).toBe('26.000 → 32.000 ₫')
  expect(plain(formatMoneyChange('en', '26000', '32000'))).toBe('VND 26,000 → 32,000')
})

test.each([
  ['1200000000', '1,2 tỷ', '1.2 billion'],
  ['1000000000', '1 tỷ', '1 billion'],
  ['1249999999', '1,2 tỷ', '1.2 billion'],
  ['1250000000', '1,3 tỷ', '1.3 billion'],
  ['1000000', '1 triệu', '1 million'],
  ['999999', '999.999', '999,999'],
  ['950000.5', '950.000,5', '950,000.5'],
  ['999950000000', '1 nghìn tỷ', '1 trillion'],
  ['35600000', '35,6 triệu', '35.6 million'],
  ['999960000', '1 tỷ', '1 billion'],
  ['999940000', '999,9 triệu', '999.9 million'],
  ['8131567000000', '8,1 nghìn tỷ', '8.1 trillion'],
  ['8131567000000000', '8.131,6 nghìn tỷ', '8,131.6 trillion'],
  ['-1200000000', '-1,2 tỷ', '-1.2 billion'],
  ['1200000000.75', '1,2 tỷ', '1.2 billion'],
  ['0', '0', '0'],
  ['1234.5', '1.234,5', '1,234.5'],
])('the big number %s', (amount, vi, en) => {
  expect(plain(formatBigNumber('vi', amount))).toBe(vi)
  expect(plain(formatBigNumber('en', amount))).toBe(en)
})

test('big amounts have a currency', () => {
  expect(plain(formatBigMoney('vi', '1200000000'))).toBe('1,2 tỷ đồng')
  expect(plain(formatBigMoney('en', '1200000000'))).toBe('VND 1.2 billion')
})

test.each([
  ['5500000000000', '5.500 tỷ đồng', 'VND 5,500 billion'],
  ['810156000000', '810,156 tỷ đồng', 'VND 810.156 billion'],
  ['100000000000', '100 tỷ đồng', 'VND 100 billion'],
  ['1', '0,000000001 tỷ đồng', 'VND 0.000000001 billion'],
])('%s đồng in tỷ, with all digits', (amount, vi, en) => {
  expect(plain(formatBillions('vi', amount))).toBe(vi)
  expect(plain(formatBillions('en', amount))).toBe(en)
})

test.each([
  ['5500', 9, '5.500 tỷ đồng', 'VND 5,500 billion'],
  ['12.5', 6, '12,5 triệu đồng', 'VND 12.5 million'],
  ['800', 0, '800 đồng', 'VND 800'],
] as const)('%s times ten to the power of %i, with all digits', (amount, power, vi, en) => {
  expect(plain(formatMoneyIn('vi', amount, power))).toBe(vi)
  expect(plain(formatMoneyIn('en', amount, power))).toBe(en)
})

test('figure and unit stay on one line', () => {
  expect(formatMoney('vi', '1')).not.toContain(' ')
  expect(formatBigMoney('vi', '1200000000000')).toBe('1,2\u00a0nghìn tỷ\u00a0đồng')
})
