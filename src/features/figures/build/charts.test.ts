import { expect, test } from 'vitest'
import { examineWith, text } from '#engine/content/content-fixture.ts'
import type { EntryChart } from '#engine/model/entries/chart-field.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { Message } from '#lib/say/message.ts'
import { readChart } from './to-entry-chart.ts'

const toTable = (...rows: string[][]) => {
  const cells = rows.map((row) => row.map((cell) => `<td>${cell}</td>`).join(''))
  return `<table>${cells.map((row) => `<tr>${row}</tr>`).join('')}</table>`
}
const html = `<p>1</p>${toTable(['Giá cổ phiếu', 'Tỷ lệ', 'Ghi chú'], ['Ban đầu', '50,0%', 'a'], ['Giảm 10%', '−1.044,5', 'b'])}${toTable(['ROE', 'Lãi'], ['A', '+1'])}${toTable(['Chỉ tiêu (tỷ đồng)', '2025', '2026 (dự phóng)', 'Ghi chú'], ['Lợi nhuận', '200', '−240', 'c'])}${toTable(['Chỉ tiêu (tỷ đồng)', '2025', '2026'], ['Lợi nhuận', '200', '−240'], ['EPS (đồng)', '1', '2'])}`

test.each<[string, { table: number; column?: number; row?: number }, Locale, EntryChart | string]>([
  [
    'figures, as the table writes them',
    { table: 1, column: 2 },
    'vi',
    {
      title: 'Tỷ lệ',
      by: 'giá cổ phiếu',
      rows: [
        { name: 'Ban đầu', figure: '50,0%', value: 50 },
        { name: 'Giảm 10%', figure: '−1.044,5', value: -1044.5 },
      ],
    },
  ],
  ['other marks', { table: 1, column: 2 }, 'en', 'Column 2 of table 1 has "50,0%", which is no number'],
  ['words', { table: 1, column: 3 }, 'vi', 'Column 3 of table 1 has "a", which is no number'],
  ['no such column', { table: 1, column: 4 }, 'vi', 'Table 1 has 3 columns, and no column 4'],
  ['no such table', { table: 5, column: 2 }, 'vi', 'The text has 4 tables, and no table 5'],
  ['no such row', { table: 2, row: 2 }, 'vi', 'Table 2 has 1 rows, and no row 2'],
  ['words in a row', { table: 3, row: 1 }, 'vi', 'Row 1 of table 3 has "c", which is no number'],
  ['a row of one figure', { table: 2, row: 1 }, 'vi', 'Table 2 has 1 columns of figures: a comparison needs two'],
  [
    'a row, with the unit of the corner',
    { table: 4, row: 1 },
    'vi',
    {
      title: 'Lợi nhuận (tỷ đồng)',
      rows: [
        { name: '2025', figure: '200', value: 200 },
        { name: '2026', figure: '−240', value: -240 },
      ],
    },
  ],
  [
    'a row with a unit of its own',
    { table: 4, row: 2 },
    'vi',
    {
      title: 'EPS (đồng)',
      rows: [
        { name: '2025', figure: '1', value: 1 },
        { name: '2026', figure: '2', value: 2 },
      ],
    },
  ],
  ['one row', { table: 2, column: 2 }, 'vi', 'Table 2 has 1 rows: a comparison needs two'],
])('a chart of %s', (_case, field, locale, expected) => {
  const read = readChart({ html }, field, locale)
  expect(read instanceof Message ? String(read) : read).toEqual(expected)
})

const toBody = (...figures: string[]) =>
  `Một đoạn.\n\n| A | B |\n| --- | ---: |\n${figures.map((one, row) => `| R${row} | ${one} |`).join('\n')}\n`

test.each([
  ['the same figures in both languages', toBody('1.000,5', '2'), toBody('1,000.5', '2'), []],
  [
    'other figures in a translation',
    toBody('1', '2'),
    toBody('1', '3'),
    ['"chart": The figures in en.md are 1 3, those in vi.md 1 2'],
  ],
  [
    'no table in a translation',
    toBody('1', '2'),
    'Paragraph.',
    ['"chart": The text has 0 tables, and no table 1 (en.md)'],
  ],
])('%s', async (_case, vi, en, expected) => {
  const { diagnostics } = await examineWith({
    'news/mot-bai/entry.yaml': 'category: thi-truong\npublishedAt: 2026-10-13T08:30+07:00\nchart: { column: 2 }\n',
    'news/mot-bai/vi.md': text(vi),
    'news/mot-bai/en.md': text(en),
  })
  expect(diagnostics.errors.filter(({ file }) => file.includes('mot-bai')).map(({ message }) => message)).toEqual(
    expected,
  )
})

test('a chart or a cover, not both', async () => {
  const { diagnostics } = await examineWith({
    'news/mot-bai/entry.yaml':
      'category: thi-truong\npublishedAt: 2026-10-13T08:30+07:00\ncover: a.svg\nchart: { column: 2 }\n',
    'news/mot-bai/vi.md': text(toBody('1', '2')),
  })
  expect(diagnostics.errors.map(({ message }) => message)).toContain(
    '"chart": An entry has a chart or a cover; remove one of them',
  )
})
