import { expect, test } from 'vitest'
import type { Rate } from './compute-fee.ts'
import { toRateRange, type RateRange } from './to-rate-range.ts'

const percent = (value: string, period?: 'nam'): Rate => ({ type: 'percent', percent: value, period })
const flat = (amount: string, per: string): Rate => ({ type: 'flat', amount, per })

test.each<[string, Rate[], RateRange | undefined]>([
  ['no rate', [], undefined],
  ['one rate', [percent('0.15')], { type: 'percent', low: '0.15', high: '0.15' }],
  [
    'percentages by value, not by text',
    [percent('9.5'), percent('12.5'), percent('0.70')],
    { type: 'percent', low: '0.70', high: '12.5' },
  ],
  [
    'rates per year',
    [percent('12.5', 'nam'), percent('11.5', 'nam')],
    { type: 'percent', low: '11.5', high: '12.5', period: 'nam' },
  ],
  [
    'amounts',
    [flat('2500', 'hop-dong'), flat('10000', 'hop-dong'), flat('1500', 'hop-dong')],
    { type: 'flat', low: '1500', high: '10000', per: 'hop-dong' },
  ],
  ['a percentage and an amount', [percent('0.15'), flat('1500', 'hop-dong')], undefined],
  ['amounts per other units', [flat('0.3', 'chung-khoan'), flat('0.3', 'chung-khoan-thang')], undefined],
  ['a rate per year and one of the value', [percent('0.15', 'nam'), percent('0.15')], undefined],
])('the range of %s', (_case, rates, range) => {
  expect(toRateRange(rates)).toEqual(range)
})
