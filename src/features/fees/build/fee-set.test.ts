import { parse as parseDisposition } from 'content-disposition'
import { expect, test } from 'vitest'
import { readWith, text } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toCsvFile } from '#engine/outputs/data-sets/to-data-files.ts'
import { readCsv } from '#engine/outputs/files/csv-fixture.ts'
import { feeSet } from './fee-set.ts'

const schedule = (from: string, percent: string) => `product: trai-phieu
effectiveFrom: ${from}
rows:
  - channel: truc-tuyen
    tier: { from: "0", to: "100" }
    rate: { type: percent, percent: "${percent}", min: "10" }
  - channel: truc-tuyen
    tier: { from: "100" }
    rate: { type: flat, amount: "5", per: lan }
    note: { vi: "=1+1", en: each }
overdue: { percentOfRate: "150" }
charges:
  - kind: thue
    name: { vi: Thuế bán, en: Tax on sales }
    payer: ca-nhan
    when: ban
    base: { vi: giá trị bán, en: value of the sale }
    rate: { type: percent, percent: "0.1" }
    source: { vi: Luật A, en: Law A }
    asOf: 2026-01-15
basis: gia-tri
vat: { treatment: chua-gom, percent: "10" }
examples: [{ channel: truc-tuyen, amount: "100", fee: "5" }]
publishedAt: 2026-06-01T08:30+07:00
sample: true
`

test('the file of each language contains the schedules in force, and has a readable file name', async () => {
  const read = await readWith({
    'fees/a/entry.yaml': schedule('2026-01-01\neffectiveTo: 2026-06-30', '3'),
    'fees/a/vi.md': text(),
    'fees/b/entry.yaml': schedule('2026-07-01', '2.50'),
    'fees/b/vi.md': text('Một đoạn.', 'title: Trái phiếu\nsummary: Tóm tắt.'),
    'fees/b/en.md': text('A paragraph.', 'title: Bonds, and such\nsummary: Summary.'),
  })
  const files = locales.map((locale) => toCsvFile(feeSet, toPayloadContext(read, locale)))
  expect(files.map(({ url, type }) => [url, type])).toEqual([
    ['/tai-lieu/bieu-phi/bieu-phi.csv', 'text/csv; charset=utf-8'],
    ['/tai-lieu/bieu-phi/fee-schedule.csv', 'text/csv; charset=utf-8'],
  ])
  const tables = files.map(({ bytes }, index) => readCsv(bytes, index === 0 ? 'vi' : 'en'))
  const [vi, en] = tables.map((rows) => rows.slice(1).map((row) => row.join('|')))
  expect(vi).toEqual([
    'Trái phiếu|Phí của Công ty|Trực tuyến|Giá trị (đồng)|0|100|2.50|||10||Chưa gồm (10%)|2026-07-01||',
    "Trái phiếu|Phí của Công ty|Trực tuyến|Giá trị (đồng)|100|||5|lần|||Chưa gồm (10%)|2026-07-01||'=1+1",
    'Trái phiếu|Lãi quá hạn|Trực tuyến|Giá trị (đồng)|0|100|3.75|||||Chưa gồm (10%)|2026-07-01||',
    'Trái phiếu|Lãi quá hạn|Trực tuyến|Giá trị (đồng)|100|||7.50|lần|||Chưa gồm (10%)|2026-07-01||',
    'Trái phiếu|Thuế||giá trị bán|||0.1||||||2026-07-01||Thuế bán; Cá nhân; Mỗi lần bán; Luật A',
  ])
  expect(en?.[1]).toBe(
    'Bonds, and such|The Company’s fee|Online|Value (VND)|100|||5|transaction|||Excluded (10%)|2026-07-01||each',
  )
  const names = files.map(({ headers }) => parseDisposition(headers['Content-Disposition'] ?? ''))
  expect(names).toMatchObject([
    { type: 'attachment', parameters: { filename: 'Biểu phí đang áp dụng.csv' } },
    { type: 'attachment', parameters: { filename: 'Fee schedule in force.csv' } },
  ])
})
