import { expect, test } from 'vitest'
import { examineWith, text } from '#engine/content/content-fixture.ts'
import { toChartCover } from './to-chart-cover.ts'

const table = (head: string, ...rows: string[]) =>
  `Một đoạn.\n\n${[head, '| --- | ---: | ---: |', ...rows].map((row) => `${row}\n`).join('')}`

test.each<[what: string, chart: string, body: string, shown: string | undefined, label?: string]>([
  [
    'the largest of a column, with the unit of its head',
    'column: 2',
    table('| Ngày | Giá trị (tỷ đồng) | B |', '| 02/11 | 14.000 | 1 |', '| 03/11 | 15.000 | 1 |'),
    'Giá trị, ngày: 03/11 | 15.000 tỷ đồng',
    'Giá trị, 03/11',
  ],
  [
    'a percentage, which is its own unit',
    'column: 2',
    table('| Nhóm | Tỷ lệ | B |', '| A | 8% | 1 |', '| C | −10% | 1 |'),
    'Tỷ lệ, nhóm: C | −10%',
  ],
  [
    'the last of a course of years',
    'row: 1',
    table('| Chỉ tiêu (tỷ đồng) | 2025 | 2026 (dự phóng) |', '| Lợi nhuận | 300 | 200 |'),
    'Lợi nhuận: 2026 (dự phóng) | 200 tỷ đồng',
    'Lợi nhuận',
  ],
  [
    'the first part of a unit with a remark',
    'row: 1',
    table('| Chỉ tiêu (tỷ đồng, ba năm) | ZZM | ZZN |', '| Dòng tiền | 330 | 150 |'),
    'Dòng tiền: ZZM | 330 tỷ đồng',
  ],
  ['no number without a unit', 'column: 2', table('| A | B | C |', '| a | 6 | 1 |', '| b | 5 | 1 |'), undefined],
  [
    'nothing that a thumbnail would cut',
    'column: 2',
    table('| A | B (một đơn vị rất dài mà không tên nào có) | C |', '| a | 6 | 1 |', '| b | 5 | 1 |'),
    undefined,
  ],
])('the cover of a chart shows %s', async (_what, chart, body, shown, label) => {
  const { content } = await examineWith({
    'news/mot-bai/entry.yaml': `category: thi-truong\npublishedAt: 2026-10-13T08:30+07:00\nchart: { ${chart} }\n`,
    'news/mot-bai/vi.md': text(body),
  })
  const entry = content.entries.news.find(({ slug }) => slug === 'mot-bai')
  const cover = entry && toChartCover(entry, { locale: 'vi' }, { ground: 'celadon', kind: 'Tin' })
  expect(cover && `${cover.note} | ${cover.figure}`).toBe(shown)
  if (label !== undefined) expect(cover?.label).toBe(label)
})
