import { expect, test } from 'vitest'
import {
  formatChange,
  formatDate,
  formatDecimal,
  formatMoment,
  formatShortDate,
  formatTime,
  formatTitleInSentence,
  toDecimalMark,
} from './format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('no line breaks within a date', () => {
  expect(formatDate('en', '2026-11-20')).toBe('20\u00a0November\u00a02026')
  expect(formatShortDate('en', '2026-11-20')).toBe('20\u00a0Nov\u00a02026')
})

test.each([
  ['2026-11-20', '20/11/2026', '20 November 2026'],
  ['2026-01-02', '02/01/2026', '2 January 2026'],
  ['2026-11-20T00:30+07:00', '20/11/2026', '20 November 2026'],
  ['2026-11-20T23:30+07:00', '20/11/2026', '20 November 2026'],
])('the date %s', (value, vi, en) => {
  expect(formatDate('vi', value)).toBe(vi)
  expect(plain(formatDate('en', value))).toBe(en)
})

test.each([
  ['2026-11-20', '20/11/2026', '20 Nov 2026'],
  ['2026-09-02T00:30+07:00', '02/09/2026', '2 Sep 2026'],
  ['2026-06-30', '30/06/2026', '30 Jun 2026'],
])('the short date %s', (value, vi, en) => {
  expect(formatShortDate('vi', value)).toBe(vi)
  expect(plain(formatShortDate('en', value))).toBe(en)
})

test('a time', () => {
  expect(formatTime('2026-11-19T17:05Z')).toBe('00:05')
})

test('a date and time', () => {
  expect(formatMoment('vi', '2026-11-20T14:05+07:00')).toBe('14:05 20/11/2026')
  expect(plain(formatMoment('en', '2026-11-20T00:05+07:00'))).toBe('00:05, 20 November 2026')
})

test.each([
  ['1234567.89', '1.234.567,89', '1,234,567.89'],
  ['1200.00', '1.200,00', '1,200.00'],
  ['-0.43', '-0,43', '-0.43'],
  ['12345678901234567890.1', '12.345.678.901.234.567.890,1', '12,345,678,901,234,567,890.1'],
])('the number %s', (value, vi, en) => {
  expect(formatDecimal('vi', value)).toBe(vi)
  expect(formatDecimal('en', value)).toBe(en)
})

test.each([
  ['1.01', '+1,01'],
  ['-0.43', '−0,43'],
  ['0.00', '0,00'],
])('the change %s', (value, vi) => {
  expect(formatChange('vi', value)).toBe(vi)
})

test('the decimal separator', () => {
  expect([toDecimalMark('vi'), toDecimalMark('en')]).toEqual([',', '.'])
})

// The formats of the platform, which take a page longer to load.
test.each([
  ['vi', 'vi-VN'],
  ['en', 'en-US'],
] as const)('numbers and dates in %s are those of Intl', (locale, tag) => {
  for (const decimal of ['0', '7', '999', '1000', '-1000', '-999.5', '100000', '1234567.890', '0.05', '-0000500000']) {
    const digits = decimal.split('.')[1]?.length ?? 0
    const expected = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    expect(formatDecimal(locale, decimal)).toBe(expected.format(Number(decimal)))
  }
  const english = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'long' })
  for (let month = 0; month < 12; month++) {
    const value = new Date(Date.UTC(2026, month, 28, 17, 30)).toISOString()
    if (locale === 'en') expect(plain(formatDate('en', value))).toBe(english.format(new Date(value)))
  }
})

test.each([
  ['vi', 'Báo cáo công ty', 'Báo cáo công ty'],
  ['en', 'Company reports', 'company reports'],
  ['en', 'SHS news', 'SHS news'],
] as const)('a title within a sentence in %s: %s', (locale, title, expected) => {
  expect(formatTitleInSentence(locale, title)).toBe(expected)
})
