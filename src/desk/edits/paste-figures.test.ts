import { expect, test } from 'vitest'
import type { ProgramLanguage } from '#lib/say/languages.ts'
import { pasteFigures } from './paste-figures.ts'

const fields = [
  { name: 'cash', labels: ['Tiền và tương đương tiền', 'Cash'] },
  { name: 'profitAfterTax', labels: ['Lợi nhuận sau thuế', 'Profit after tax'] },
  { name: 'totalLiabilities', labels: ['Nợ phải trả'] },
  { name: 'otherLiabilities', labels: ['Nợ phải trả khác', 'Đôi'] },
  { name: 'another', labels: ['Đôi'] },
]

const paste = (text: string, language: ProgramLanguage = 'vi') => pasteFigures(text, { language, fields })

test.each<[string, string, ProgramLanguage, (string | undefined)[][]]>([
  ['thousands of Vietnamese', 'Tiền và tương đương tiền\t1.234.567\t890,5', 'vi', [['cash', '1234567', '890.5']]],
  ['thousands of English', 'Cash\t1,234,567\t890.5', 'en', [['cash', '1234567', '890.5']]],
  ['parentheses', 'IV. Lợi nhuận sau thuế\t(1.200)\t-5', 'vi', [['profitAfterTax', '-1200', '-5']]],
  ['cells without figures', 'Tiền và tương đương tiền\t-\t\t7', 'vi', [['cash', undefined, undefined, '7']]],
  [
    'names of which one begins the other',
    'Nợ phải trả\t1\nNợ phải trả khác\t2',
    'vi',
    [
      ['totalLiabilities', '1'],
      ['otherLiabilities', '2'],
    ],
  ],
  ['a name that says more', 'Nợ phải trả dài hạn\t1', 'vi', [[undefined, '1']]],
  ['a name with its sum', '4. Nợ phải trả (4 = 1 + 2)\t1', 'vi', [['totalLiabilities', '1']]],
  ['a name that two have', 'Đôi\t1', 'vi', [[undefined, '1']]],
  ['a row that no field has', 'Chi phí lạ\t5', 'vi', [[undefined, '5']]],
  ['what is no number', 'Cash\t1.2x', 'vi', [['cash', undefined]]],
  [
    'line breaks of Windows',
    'Cash\t5\r\n\r\nNợ phải trả\t6\r\n',
    'vi',
    [
      ['cash', '5'],
      ['totalLiabilities', '6'],
    ],
  ],
])('%s', (_case, text, language, expected) => {
  const rows = paste(text, language).rows.map(({ field, cells }) => [
    field,
    ...cells.map((cell) => (cell?.isDone === true ? cell.value : undefined)),
  ])
  expect(rows).toEqual(expected)
})

test.each<[string, string | undefined]>([
  ['Chỉ tiêu (tỷ đồng)\t2026\nCash\t5', 'ty-dong'],
  ['Đơn vị: triệu đồng\nCash\t5', 'trieu-dong'],
  ['Unit: VND billion\nCash\t5', 'ty-dong'],
  ['Đơn vị: VND\nCash\t5', 'dong'],
  ['Cash\t5', undefined],
])('the unit of %j', (text, unit) => {
  expect(paste(text).unit).toBe(unit)
})

test('names of columns are no figures', () => {
  expect(paste('Chỉ tiêu\t2026\t2025\nCash\t5\t6')).toMatchObject({
    heads: ['2026', '2025'],
    rows: [{ field: 'cash' }],
  })
})
