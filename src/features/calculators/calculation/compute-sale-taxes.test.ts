import { expect, test } from 'vitest'
import { computeSaleTaxes, type ShareSale } from './compute-sale-taxes.ts'

const sale: ShareSale = { received: '1000', sold: '1000', price: '20000', par: '10000', transferPercent: '0.1' }

test.each<[string, Partial<ShareSale>, object]>([
  // The rule of the fee schedule's page: 5% of par, besides 0.1% of the value, as its example of a sale has it.
  [
    'the example of the page',
    {},
    { investmentTax: '500000', transferTax: '20000', proceeds: '19480000', leftShares: '0' },
  ],
  [
    'the first of two sales',
    { received: '5000', sold: '2000', price: '30000' },
    { investmentTax: '1000000', transferTax: '60000', leftShares: '3000' },
  ],
  [
    'the second one: tax on what is left alone',
    { received: '3000', sold: '7000' },
    { taxedShares: '3000', investmentTax: '1500000', transferTax: '140000', leftShares: '0' },
  ],
  ['a price below par', { price: '8000' }, { taxedPrice: '8000', investmentTax: '400000', transferTax: '8000' }],
  ['a price of par', { price: '10000' }, { taxedPrice: '10000', investmentTax: '500000' }],
  ['a loss does not matter', { price: '1' }, { investmentTax: '50', transferTax: '1', proceeds: '949' }],
  ['no tax on transfers known', { transferPercent: null }, { transferTax: null, proceeds: '19500000' }],
  [
    'the largest figures',
    { received: '1000000000', sold: '1000000000', price: '1000000000' },
    { value: '1000000000000000000', investmentTax: '500000000000' },
  ],
])('%s', (_case, change, expected) => {
  expect(computeSaleTaxes({ ...sale, ...change })).toMatchObject(expected)
})
