import { expect, test } from 'vitest'
import { computeFee, toTax, type FeeRow, type Rate } from './compute-fee.ts'

const percent = (value: string, more: { min?: string; max?: string; period?: 'ngay' | 'nam' } = {}): Rate => ({
  type: 'percent',
  percent: value,
  ...more,
})

const shares: FeeRow[] = [
  { channel: 'truc-tuyen', tier: { from: '0', to: '100000000' }, rate: percent('0.20', { min: '10000' }) },
  { channel: 'truc-tuyen', tier: { from: '100000000', to: '1000000000' }, rate: percent('0.15') },
  { channel: 'truc-tuyen', tier: { from: '1000000000' }, rate: percent('0.12', { max: '5000000' }) },
  { channel: 'tai-quay', tier: { from: '0' }, rate: percent('0.35') },
]

test.each([
  ['truc-tuyen', '0', '10000', 'min'],
  ['truc-tuyen', '4999999', '10000', undefined],
  ['truc-tuyen', '4999000', '10000', 'min'],
  ['truc-tuyen', '5000000', '10000', undefined],
  ['truc-tuyen', '5000250', '10001', undefined],
  ['truc-tuyen', '99999999', '200000', undefined],
  ['truc-tuyen', '100000000', '150000', undefined],
  ['truc-tuyen', '999999999', '1500000', undefined],
  ['truc-tuyen', '1000000000', '1200000', undefined],
  ['truc-tuyen', '4166666667', '5000000', undefined],
  ['truc-tuyen', '900719925474099300', '5000000', 'max'],
  ['tai-quay', '900719925474099300', '3152519739159348', undefined],
])('through %s, %s costs %s', (channel, amount, fee, limit) => {
  const found = computeFee(shares, { channel, amount })
  expect([found?.fee, found?.limit]).toEqual([fee, limit])
  expect(found?.row.channel).toBe(channel)
})

test('a channel that the schedule does not have has no fee', () => {
  expect(computeFee(shares, { channel: 'moi-gioi', amount: '1' })).toBeUndefined()
})

test.each<[string, Rate, string, number | undefined, string]>([
  ['each security', { type: 'flat', amount: '0.27', per: 'chung-khoan-thang' }, '1000', undefined, '270'],
  ['each contract', { type: 'flat', amount: '2500', per: 'hop-dong' }, '12', undefined, '30000'],
  ['each file', { type: 'flat', amount: '100000', per: 'ho-so' }, '999999999', undefined, '100000'],
  ['at most', { type: 'flat', amount: '0.3', per: 'chung-khoan', max: '300000' }, '2000000', undefined, '300000'],
  ['a day', percent('0.035', { period: 'ngay' }), '100000000', 2, '70000'],
  ['a year', percent('12', { period: 'nam' }), '100000000', 30, '986301'],
  ['a year of one day', percent('12', { period: 'nam' }), '100000000', undefined, '32877'],
])('%s', (_case, rate, amount, days, fee) => {
  expect(computeFee([{ channel: 'a', tier: { from: '0' }, rate }], { channel: 'a', amount, days })?.fee).toBe(fee)
})

test('tax is rounded half up', () => {
  expect(toTax('12345', '10')).toBe('1235')
})
