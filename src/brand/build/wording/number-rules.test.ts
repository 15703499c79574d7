import { expect, test } from 'vitest'
import type { WordingRule } from '#lib/text/wording-rule.ts'
import { englishNumberRules } from '../en/number-rules.ts'
import { vietnameseNumberRules } from '../vi/number-rules.ts'

/** The text with all figures replaced; `?` behind those that only an editor can mend. */
function rewrite(text: string, rules: readonly WordingRule[]): string {
  const found = rules.flatMap(({ pattern, toReplacement }) =>
    Array.from(text.matchAll(pattern), (match) => ({
      at: match.index,
      figure: match[0],
      written: toReplacement(match) ?? `${match[0]}?`,
    })).filter(({ figure, written }) => figure !== written),
  )
  const byPlace = new Map(found.toReversed().map((one) => [one.at, one]))
  return [...byPlace.values()]
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, figure, written }) => all.slice(0, at) + written + all.slice(at + figure.length), text)
}

test.each([
  ['Doanh thu 1,234.56 và 1,234,567 đồng', 'Doanh thu 1.234,56 và 1.234.567 đồng'],
  ['tăng 12.5%, giảm -0.25 điểm phần trăm, gấp 2.5 lần', 'tăng 12,5%, giảm -0,25 điểm phần trăm, gấp 2,5 lần'],
  ['12.5 tỷ đồng, từ 10.5 đến 12.5%, 10.5–12.5%', '12,5 tỷ đồng, từ 10,5 đến 12,5%, 10,5–12,5%'],
  ['5,500 cổ phiếu giá 12,300 đồng/cổ phiếu', '5.500 cổ phiếu giá 12.300 đồng/cổ phiếu'],
  ['hệ số 0.85, lãi suất 0.035%', 'hệ số 0,85, lãi suất 0,035%'],
  ['vốn 5,500 tỷ đồng', 'vốn 5,500? tỷ đồng'],
  ['tổng 1,234,567 triệu đồng, trong đó 5,500 triệu', 'tổng 1.234.567 triệu đồng, trong đó 5.500 triệu'],
  ['| Lãi | 1,234 | 12.50 |\n| Lỗ | 5,678,901 | 3.5 |', '| Lãi | 1.234 | 12,50 |\n| Lỗ | 5.678.901 | 3,5 |'],
  ['lãi 12.345% và 12.345 %', 'lãi 12.345?% và 12.345? %'],
  ['vốn 1 200 tỷ đồng, 3 450 000 cổ phiếu', 'vốn 1 200? tỷ đồng, 3 450 000? cổ phiếu'],
  ['phí 5,500 USD', 'phí 5,500? USD'],
  ['| 29,552 | 26,432 |\n| 5,335 | 8,775 |', '| 29,552? | 26,432 |\n| 5,335 | 8,775 |'],
])('Vietnamese: %s', (text, expected) => {
  expect(rewrite(text, vietnameseNumberRules)).toBe(expected)
  expect(rewrite(expected.replaceAll('?', ''), vietnameseNumberRules)).toBe(expected)
})

test.each([
  ['5.500 tỷ đồng, 12,5%, 1.234,56, 1.234.567, 0,035%, 1,245 triệu tỷ đồng'],
  ['Thông tư 121/2020/TT-BTC, ngày 12.11.2026, lúc 8.15, T+2.5, VN30, 192.168.1.1'],
  ['Điều lệ phiên bản 2.0 và 1.0, mục 2.1, khoản 1.2 điểm a, WCAG 2.2 mức AA, phiên bản 1.0 lần đầu'],
  ['1.1. Lãi từ tài sản; 2.10 Chi phí; điều 101,102,103'],
  ['0243.100.000, 024 3100 0000, 1900.1234, 001202000123, 2024.25% và 2026,12'],
  ['| 1.1 | 2,5 |\n| 1,234 | 12,5% |\n| 1.234.567 | 3,125 |'],
  ['số seri 1,234,567, seri: 1,234,567, mã 1,234,567, mã lô 1,234.56, số hiệu 1,234,567, lô 1,234,567'],
  ['số tài khoản 1,234,567, tài khoản số 1,234,567, hợp đồng số 1,234,567 cổ phiếu, mã số thuế: 1,234,567'],
  ['| Số seri | 1,234,567 |\n| Số tài khoản | 1,234,567.8 |'],
  ['tăng 1.250%, 1,5 USD, 5,525 USD, tỷ giá 1,080 USD/EUR, Quý 1 200 tỷ đồng, tháng 3 450 cổ phiếu'],
  ['1,250 tỷ USD, 1,250 nghìn tỷ đồng, 1,235 tỷ đồng'],
  ['| 0,035 | 1,234 | 1,235 | 1,236 |'],
])('Vietnamese as it is: %s', (text) => {
  expect(rewrite(text, vietnameseNumberRules)).toBe(text)
})

test.each([
  ['VND 1.234,56 and VND 1.234.567', 'VND 1,234.56 and VND 1,234,567'],
  ['up 12,5%, from 10,5 to 12,5 per cent, 2,5 times', 'up 12.5%, from 10.5 to 12.5 per cent, 2.5 times'],
  ['VND 5.500 a share for 12.300 shares', 'VND 5,500 a share for 12,300 shares'],
  ['VND 12,5 billion, a ratio of 0,85', 'VND 12.5 billion, a ratio of 0.85'],
  ['VND 5.500 billion', 'VND 5.500? billion'],
  ['VND 1.234.567 million, of which 5.500 million', 'VND 1,234,567 million, of which 5,500 million'],
  ['| Profit | 1.234 | 12,50 |\n| Loss | 5.678.901 | 3,5 |', '| Profit | 1,234 | 12.50 |\n| Loss | 5,678,901 | 3.5 |'],
])('English: %s', (text, expected) => {
  expect(rewrite(text, englishNumberRules)).toBe(expected)
})

test.each([
  ['VND 5,500 billion, 12.5%, 1,234.56, 1,234,567, 0.035%, USD 1.234 billion, VND 5.5 trillion'],
  ['Circular 121/2020/TT-BTC, 192.168.100.200, version 2.0, Articles 4,5 and 6, section 1,2 points, In 2024,25% of'],
  ['USD 1.250 billion, VND 1.250 trillion, 192.168.100.200 and USD 8.371 billion, 3.396 million'],
  ['VND 1,234,567, 4.7% and VND 8.371 billion'],
  ['serial number 1.234.567, account no. 1.234.567, batch: 1.234.567'],
  ['on 12.11.2026 at 8.15, T+2.5, item 1.234 shares'],
])('English as it is: %s', (text) => {
  expect(rewrite(text, englishNumberRules)).toBe(text)
})

test.each([
  ['1.234,5.6', '1,234.5,6', '12..5', '1.,5', '1,,5', '1.000,2.000,3.000 đồng', '1.234.567,8,9'],
  ['1.23.4% một năm', '1.2.34 tỷ đồng', '1,23,4 triệu', '1.23.456 đồng', '12.5.5 nghìn cổ phiếu'],
])('Vietnamese that is no figure: %s', (...texts) => {
  for (const text of texts) expect(rewrite(`tăng ${text}`, vietnameseNumberRules)).toMatch(/^tăng [\d.,]+\?/)
})

test.each([
  ['1.234,5.6', '1,234.5,6', '12..5', '1.,5', '1,234,567.8.9'],
  ['1.23.4% a year', '1,2,34 billion', '1,23,4 per cent'],
])('English that is no figure: %s', (...texts) => {
  for (const text of texts) expect(rewrite(`rose to ${text}`, englishNumberRules)).toMatch(/^rose to [\d.,]+\?/)
  expect(rewrite('VND 1.23.4 a share', englishNumberRules)).toBe('VND 1.23.4? a share')
})

test.each([
  [
    'xem 1.23.4, 1.2.3.4 và 2.10.1',
    'ngày 12.11.2026 công ty, 12.11.2026 đồng loạt',
    'phiên bản 1.2.3, v1.23.4, Node 24.1.2 lần đầu',
  ],
  [
    '1.1.2 Tỷ giá, 1.1.2 tỷ giá, 2.3.4 đồng tiền',
    '192.168.1.1 % và 0243.100.000 đồng',
    'mục 1.2,3.4',
    'rồi... 5, 1...5, 1, 2, 3',
  ],
])('not said to be no figure: %s', (...texts) => {
  const rules = [...vietnameseNumberRules, ...englishNumberRules].filter(({ message }) =>
    String(message).startsWith('No figure'),
  )
  expect(rules).toHaveLength(2)
  for (const text of texts) expect(rewrite(text, rules)).toBe(text)
})

const megabyte = 2 ** 20

test.each(['1,234 ', '1.234 ', '1.2.3 ', '1..2', '1,', '1.2', '| 1,234 ', '| 1.2 ', '0.1', '1,234,', ' | '])(
  'a megabyte of %j is read at once',
  (part) => {
    for (const rules of [vietnameseNumberRules, englishNumberRules]) {
      expect(rewrite(part.repeat(3), rules)).not.toBe('')
      const text = part.repeat(megabyte / part.length)
      for (const { pattern, toReplacement } of rules) for (const match of text.matchAll(pattern)) toReplacement(match)
    }
  },
)
