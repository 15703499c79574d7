import { expect, test } from 'vitest'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import { readFigures } from './read-figures.ts'

const fields = [
  { name: 'operatingRevenue', labels: ['Doanh thu hoạt động', 'Operating revenue'] },
  { name: 'profitAfterTax', labels: ['Lợi nhuận sau thuế', 'Profit after tax'] },
  { name: 'investingCashFlow', labels: ['Lưu chuyển tiền từ hoạt động đầu tư', 'Cash flow from investing'] },
]

test.each<[string, string, ProgramLanguage, number, Record<string, string>, string[]]>([
  [
    'two columns',
    'Doanh thu hoạt động\t630\nLợi nhuận sau thuế\t260',
    'vi',
    0,
    { operatingRevenue: '630', profitAfterTax: '260' },
    [],
  ],
  ['groups and decimals in Vietnamese', 'Doanh thu hoạt động\t1.630,5', 'vi', 0, { operatingRevenue: '1630.5' }, []],
  ['groups and decimals in English', 'Operating revenue\t1,630.5', 'en', 0, { operatingRevenue: '1630.5' }, []],
  ['in parentheses', 'Lưu chuyển tiền từ hoạt động đầu tư\t(25)', 'vi', 0, { investingCashFlow: '-25' }, []],
  ['from đồng to billions', 'Doanh thu hoạt động\t630.500.000.000', 'vi', -9, { operatingRevenue: '630.5' }, []],
  ['from billions to millions', 'Doanh thu hoạt động\t630,5', 'vi', 6 - 3, { operatingRevenue: '630500' }, []],
  [
    'numbers and formulas in the name',
    '1. Doanh thu hoạt động (20 = 01 + 11)\t630',
    'vi',
    0,
    { operatingRevenue: '630' },
    [],
  ],
  [
    'a code before, and the period of last year behind',
    'Doanh thu hoạt động\t20\t630\t560',
    'vi',
    0,
    { operatingRevenue: '630' },
    [],
  ],
  ['without accents', 'LOI NHUAN SAU THUE\t260', 'vi', 0, { profitAfterTax: '260' }, []],
  [
    'a head, an unknown name, no figure',
    'Chỉ tiêu\tQuý I\nHàng tồn kho\t5\nDoanh thu hoạt động\t–',
    'vi',
    0,
    {},
    ['Chỉ tiêu\tQuý I', 'Hàng tồn kho\t5', 'Doanh thu hoạt động\t–'],
  ],
  [
    'a name twice',
    'Doanh thu hoạt động\t1\nDoanh thu hoạt động\t2',
    'vi',
    0,
    { operatingRevenue: '1' },
    ['Doanh thu hoạt động\t2'],
  ],
  ['nothing', ' \n', 'vi', 0, {}, []],
])('%s', (_case, text, language, shift, values, unmatched) => {
  const read = readFigures(text, { fields, language, shift })
  expect(Object.fromEntries(read.found.map(({ name, value }) => [name, value]))).toEqual(values)
  expect(read.unmatched).toEqual(unmatched)
})
