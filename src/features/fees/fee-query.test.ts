import { expect, test } from 'vitest'
import { parseFeeQuery, toFeeSearch, type FeeQuery } from './fee-query.ts'

const margin = { phi: 'ky-quy', kenh: 'tat-ca', luong: 200_000_000, ngay: 30 }

test.each<[FeeQuery]>([
  [{ product: 'ky-quy', channel: 'tat-ca', amount: '200000000', days: 30 }],
  [{ product: 'co-phieu', channel: 'truc-tuyen', amount: '999999999999999' }],
])('%j is read as it was written', (query) => {
  expect(parseFeeQuery(toFeeSearch(query))).toEqual(query)
})

test.each<[typed: unknown, amount: string]>([
  ['50.000.000', '50000000'],
  ['50,000,000', '50000000'],
  [' 50 000 000 ', '50000000'],
  ['500', '500'],
])('an amount that was typed into a form as %j', (typed, amount) => {
  expect(parseFeeQuery({ ...margin, luong: typed })).toMatchObject({ amount })
})

test.each<[string, Record<string, unknown>]>([
  ['an amount with groups of two digits', { ...margin, luong: '50.00' }],
  ['nothing', {}],
  ['no fee', { ...margin, phi: undefined }],
  ['a fee that is a number', { ...margin, phi: 1 }],
  ['no channel', { ...margin, kenh: undefined }],
  ['a text for an amount', { ...margin, luong: 'nhiều' }],
  ['a fraction', { ...margin, luong: 1.5 }],
  ['an amount below 0', { ...margin, luong: -1 }],
  ['an amount of 16 digits', { ...margin, luong: 1e15 }],
  ['no whole day', { ...margin, ngay: 0 }],
  ['more days than the field takes', { ...margin, ngay: 3651 }],
])('%s is no query', (_case, search) => {
  expect(parseFeeQuery(search)).toBeUndefined()
})
