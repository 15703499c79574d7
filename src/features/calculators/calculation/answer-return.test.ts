import { expect, test } from 'vitest'
import { answerReturn, toMissedIssues, type PaidDividend } from './answer-return.ts'

// The firm's own dividends: 5%, 6% and 5% of par.
const cash = (exDate: string, perShare: string): PaidDividend => ({ form: 'tien', rate: '5', perShare, exDate })
const dividends = [cash('2026-05-14', '500'), cash('2025-05-22', '600'), cash('2024-06-13', '500')]
const rules = { from: '2020-01-01', to: '2027-12-31', dividends, par: '10000', transferPercent: '0.1' }
const typed = {
  'so-giu': '1000',
  'gia-mua': '15000',
  'ngay-mua': '2025-01-06',
  'gia-ban': '18000',
  'ngay-ban': '2026-11-20',
}

test('the example of the page: two dividends, 5% withheld, and 0.1% of the sale', () => {
  const { result } = answerReturn(typed, rules)
  expect(result).toMatchObject({ cost: '15000000', netDividends: '1045000', total: '4027000', percent: '26.85' })
  expect(result?.held.map((one) => one.cash)).toEqual([
    { gross: '600000', tax: '30000', net: '570000' },
    { gross: '500000', tax: '25000', net: '475000' },
  ])
  expect(result?.sale).toMatchObject({ value: '18000000', transferTax: '18000', investmentTax: '0' })
})

// The notice on the dividend of 2024: who buys on 21 May 2025 has the right, who buys on the 22nd has not.
test.each([
  ['bought the day before the ex-rights date', '2025-05-21', '2026-01-05', ['2025-05-22']],
  ['bought on it', '2025-05-22', '2026-01-05', []],
  ['sold on it', '2025-01-06', '2025-05-22', ['2025-05-22']],
  ['sold the day before', '2025-01-06', '2025-05-21', []],
  ['bought and sold on one day', '2025-05-22', '2025-05-22', []],
])('%s', (_case, boughtOn, soldOn, exDates) => {
  const { result } = answerReturn({ ...typed, 'ngay-mua': boughtOn, 'ngay-ban': soldOn }, rules)
  expect(result?.held.map(({ dividend }) => dividend.exDate)).toEqual(exDates)
})

test('a dividend in shares adds shares, which later dividends are paid on, and which are taxed when they are sold', () => {
  const inShares: PaidDividend = { form: 'co-phieu', rate: '12.5', perShare: null, exDate: '2025-03-03' }
  const { result } = answerReturn({ ...typed, 'so-giu': '1001' }, { ...rules, dividends: [...dividends, inShares] })
  expect(result?.held[0]).toMatchObject({ newShares: '125', cash: null })
  expect(result?.held[1]).toMatchObject({ shares: '1126', cash: { gross: '675600' } })
  expect(result).toMatchObject({ shares: '1126', sale: { taxedShares: '125', investmentTax: '62500' } })
})

test('a loss is a loss', () => {
  const { result } = answerReturn({ ...typed, 'gia-ban': '10000', 'ngay-ban': '2025-01-06' }, rules)
  expect(result).toMatchObject({ total: '-5010000', percent: '-33.40' })
})

test('a sale before the purchase is none', () => {
  expect(answerReturn({ ...typed, 'ngay-ban': '2025-01-05' }, rules)).toEqual({
    problems: { 'ngay-ban': { code: 'too-small', nearest: '2025-01-06' } },
  })
})

// An issue of one new share for ten, and an offer of one for four: the figures of these days are not complete.
test.each([
  ['both', '2024-01-05', '2026-11-30', ['2025-09-25', '2024-10-10']],
  ['one whose ex-rights date is the day of the sale', '2025-01-06', '2025-09-25', ['2025-09-25']],
  ['none, bought on the ex-rights date', '2025-09-25', '2026-11-30', []],
])('issues that are missed: %s', (_case, boughtOn, soldOn, exDates) => {
  const issues = [{ exDate: '2025-09-25' }, { exDate: '2024-10-10' }]
  expect(toMissedIssues(issues, { boughtOn, soldOn }).map(({ exDate }) => exDate)).toEqual(exDates)
})
