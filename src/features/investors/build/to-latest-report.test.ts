import { expect, test } from 'vitest'
import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toLatestReport } from './to-latest-report.ts'

const attachments =
  'attachments:\n  - { file: bao-cao.pdf, kind: bao-cao, language: both, title: { vi: Báo cáo, en: Report } }\n'
const report = (name: string, fields: string, publishedAt: string): Changes => ({
  [`periodic-reports/${name}/entry.yaml`]: `${fields}${attachments}publishedAt: ${publishedAt}\n`,
  [`periodic-reports/${name}/bao-cao.pdf`]: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
  [`periodic-reports/${name}/vi.md`]: text('Một đoạn.', `title: ${name}\nsummary: Tóm tắt.`),
  [`periodic-reports/${name}/en.md`]: text('A paragraph.', `title: ${name}\nsummary: Summary.`),
})
const statements = (basis: string, period: string, end: string) =>
  `code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: ${period}\nperiodEnd: ${end}\nbasis: ${basis}\nassurance: chua-kiem-toan\n`

const separate = report('rieng', statements('rieng', 'Q3', '2026-09-30'), '2026-10-20T09:00+07:00')
const consolidated = report('hop-nhat', statements('hop-nhat', 'Q3', '2026-09-30'), '2026-10-12T09:00+07:00')
const earlier = report('quy-truoc', statements('hop-nhat', 'Q1', '2026-03-31'), '2026-10-25T09:00+07:00')

test.each<[string, Changes, string | undefined]>([
  ['none', {}, undefined],
  ['separate statements alone', separate, 'rieng'],
  ['the consolidated ones, though the separate ones are newer', { ...separate, ...consolidated }, 'hop-nhat'],
  ['those of the newest period, not the ones published last', { ...separate, ...earlier }, 'rieng'],
])('the latest report: %s', async (_case, changes, expected) => {
  const { content } = await readWith(changes)
  const found = toLatestReport({ content, locale: 'vi' })
  expect(found?.link.title).toBe(expected)
  expect(found?.document?.format).toBe(expected && 'pdf')
})
