import { expect, test } from 'vitest'
import { examineWith, text } from '#engine/content/content-fixture.ts'
import { toCapitalRatio } from './to-capital-ratio.ts'

const report = (day: string, published: string, rows: string) => ({
  [`periodic-reports/${day}/entry.yaml`]: `code: ty-le-an-toan-tai-chinh\nfiscalYear: 2026\nperiod: H1\nperiodEnd: ${day}\nassurance: soat-xet\nauditor: { vi: A, en: A }\nsignedOn: ${published}\npublishedAt: ${published}T08:30+07:00\n`,
  [`periodic-reports/${day}/vi.md`]: text(
    `Một đoạn.\n\n| Khoản mục | Cuối kỳ | Đầu kỳ |\n| --- | ---: | ---: |\n${rows}\n`,
  ),
  [`periodic-reports/${day}/en.md`]: text('A paragraph.'),
})

test.each([
  ['whole percents', '| Vốn khả dụng | 6.800 | 6.600 |\n| **Tỷ lệ vốn khả dụng** | **340%** | **400%** |', '340'],
  ['a fraction', '| Tỷ lệ vốn khả dụng | 340,5% | 400% |', '340.5'],
  ['no such row', '| Vốn khả dụng | 6.800 | 6.600 |', undefined],
  ['no figure', '| Tỷ lệ vốn khả dụng | – | 400% |', undefined],
])('the ratio of the newest report: %s', async (_case, rows, expected) => {
  const { content } = await examineWith({
    ...report('2025-06-30', '2025-08-10', '| Tỷ lệ vốn khả dụng | 1% | 2% |'),
    ...report('2026-06-30', '2026-08-10', rows),
  })
  const ratio = toCapitalRatio({ content, locale: 'vi' })
  expect(ratio?.value).toBe(expected)
  if (ratio) expect(ratio.asOf).toBe('2026-06-30')
})
