import { expect, test } from 'vitest'
import {
  addDecimals,
  divideDecimals,
  isSameDecimal,
  movePoint,
  negateDecimal,
  toPercentChange,
  toRoundedProduct,
  toShareOfPrevious,
} from './decimal.ts'

test.each([
  ['26000', '32000', 1, '23.1'],
  ['20000', '17000', 1, '-15.0'],
  ['25000', '24000', 1, '-4.0'],
  ['10.5', '10.50', 2, '0.00'],
  ['3', '3.01', 0, '0'],
  ['1000', '1005', 0, '1'],
  ['1000', '995', 0, '-1'],
  ['0', '1', 1, 'NaN'],
])('from %s to %s is %s digits: %s', (from, to, digits, percent) => {
  expect(toPercentChange(from, to, digits)).toBe(percent)
})

test.each([
  ['1200.00', '12.00', 2, '1.01'],
  ['230.00', '-1.00', 2, '-0.43'],
  ['92.00', '0.20', 2, '0.22'],
  ['100', '0', 2, '0.00'],
])('%s after a change of %s', (value, change, digits, percent) => {
  expect(toShareOfPrevious(value, change, digits)).toBe(percent)
})

test.each([
  ['1.5', 3, '1500'],
  ['18000', 9, '18000000000000'],
  ['-0.25', 1, '-02.5'],
  ['1.2345', 2, '123.45'],
  ['7', 0, '7'],
])('%s times ten to the power of %s', (decimal, places, moved) => {
  expect(movePoint(decimal, places)).toBe(moved)
})

test.each([
  [['50000000', '0.2'], 100n, 0, '100000'],
  [['0.27', '1001'], 1n, 0, '270'],
  [['2.5', '1'], 1n, 0, '3'],
  [['-2.5', '1'], 1n, 0, '-3'],
  [['2.4999999999999999999', '1'], 1n, 0, '2'],
  [['0.1', '0.2'], 1n, 2, '0.02'],
  [['999999999999999999', '0.15'], 100n, 0, '1500000000000000'],
  [[], 3n, 2, '0.33'],
] as const)('%j over %s, to %s digits', (factors, divisor, digits, product) => {
  expect(toRoundedProduct(factors, divisor, digits)).toBe(product)
})

test.each([
  [[], '0'],
  [['0.1', '0.2'], '0.3'],
  [['1', '-2.25'], '-1.25'],
  [['-0.05', '0.10'], '0.05'],
  [['9007199254740993', '1'], '9007199254740994'],
])('%j add up to %s', (decimals, sum) => {
  expect(addDecimals(decimals)).toBe(sum)
})

test.each([
  ['1.5', '-1.5'],
  ['-1.5', '1.5'],
  ['0.00', '0.00'],
])('%s with the other sign is %s', (decimal, negated) => {
  expect(negateDecimal(decimal)).toBe(negated)
})

test.each([
  ['1.50', '1.5', true],
  ['-0', '0.0', true],
  ['1', '-1', false],
  ['9007199254740993', '9007199254740992', false],
])('%s and %s are the same: %s', (a, b, isSame) => {
  expect(isSameDecimal(a, b)).toBe(isSame)
})

test.each([
  ['2', '3', 2, '0.67'],
  ['-1', '8', 2, '-0.13'],
  ['1.5', '0.25', 0, '6'],
  ['1', '0.0', 2, undefined],
])('%s divided by %s, %s digits: %s', (dividend, divisor, digits, quotient) => {
  expect(divideDecimals(dividend, divisor, digits)).toBe(quotient)
})
