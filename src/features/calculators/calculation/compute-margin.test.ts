import { expect, test } from 'vitest'
import { computeAtPrice, computeMargin, type Loan } from './compute-margin.ts'

const loan: Loan = { value: '200000000', debt: '100000000', initial: '50', maintenance: '30' }

// Of the page on financial services, and of the guide to buying power: 100 million of one's own, 100 million borrowed.
test.each([
  ['200000000', '100000000', '50.00'],
  ['180000000', '80000000', '44.44'],
  ['160000000', '60000000', '37.50'],
  ['150000000', '50000000', '33.33'],
  ['140000000', '40000000', '28.57'],
])('the examples of the pages: of %s the own part is %s, %s%%', (value, equity, ratio) => {
  expect(computeMargin({ ...loan, value }).present).toMatchObject({ equity, ratio })
})

test('the example of the article on margin calls: 9 million to pay in, or 25.7 million to sell', () => {
  const { present } = computeMargin({ ...loan, value: '140000000', maintenance: '35' })
  expect(present.shortage).toEqual({ cash: '9000000', securities: '13846154', sale: '25714286' })
})

test('the article on the margin list: for a purchase of 100 million with a ratio of 60%, 40 million can be borrowed', () => {
  expect(computeMargin({ ...loan, value: '100000000', initial: '60' }).largestLoan).toBe('40000000')
})

test('the call comes below the price at which the ratio is just met', () => {
  const priced = { ...loan, price: '20000' }
  const { call } = computeMargin(priced)
  expect(call).toEqual({ value: '142857143', fall: '28.57', price: '14286' })
  expect(computeAtPrice(priced, '14286').shortage).toBeNull()
  expect(computeAtPrice(priced, '14285').shortage).not.toBeNull()
})

test('the report on leverage: with 35% to maintain, the fall that leads to a call is smaller', () => {
  expect(computeMargin({ ...loan, maintenance: '35' }).call?.fall).toBe('23.08')
})

test.each<[string, Partial<Loan>, object]>([
  ['no debt', { debt: '0' }, { call: null, forced: null, present: { ratio: '100.00', shortage: null } }],
  [
    'exactly at the ratio',
    { debt: '140000000' },
    { call: { fall: '0.00' }, present: { ratio: '30.00', shortage: null } },
  ],
  ['a đồng below it', { debt: '140000001' }, { call: { fall: null }, present: { shortage: { cash: '1' } } }],
  [
    'a debt above the value',
    { debt: '250000000' },
    {
      call: { fall: null },
      present: { equity: '-50000000', ratio: '-25.00', shortage: { sale: null, cash: '110000000' } },
    },
  ],
  ['a level for sales at once', { forced: '20' }, { forced: { value: '125000000', fall: '37.50' } }],
  ['the largest figures', { value: '999999999999999', debt: '999999999999999' }, { present: { ratio: '0.00' } }],
  ['a ratio of almost all', { maintenance: '99.99' }, { call: { value: '1000000000000', fall: null } }],
])('%s', (_case, change, expected) => {
  expect(computeMargin({ ...loan, ...change })).toMatchObject(expected)
})

test('each way by itself brings the ratio back, and a đồng less does not', () => {
  const { present } = computeMargin({ ...loan, value: '140000000' })
  const { cash, securities, sale } = present.shortage ?? {}
  const at = (value: bigint, debt: bigint) =>
    computeMargin({ ...loan, value: String(value), debt: String(debt) }).present.shortage
  const [value, debt] = [140_000_000n, 100_000_000n]
  for (const [less, isEnough] of [
    [0n, true],
    [1n, false],
  ] as const) {
    expect(at(value, debt - BigInt(cash ?? 0) + less) === null).toBe(isEnough)
    expect(at(value + BigInt(securities ?? 0) - less, debt) === null).toBe(isEnough)
    expect(at(value - BigInt(sale ?? 0) + less, debt - BigInt(sale ?? 0) + less) === null).toBe(isEnough)
  }
})
