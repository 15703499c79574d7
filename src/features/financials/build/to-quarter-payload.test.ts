import { beforeAll, expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { site } from '#site/site.ts'
import type { QuarterPayload } from '../quarter-payload.ts'

// Two quarters on both bases, a year apart and one after the other; the first of them was restated by the last.

const days = { Q2: '06-30', Q3: '09-30' } as const

const attached = (language: string) =>
  `  - { file: ${language}.csv, kind: bao-cao, language: ${language}, title: { vi: Tệp, en: File } }\n`

const report = (basis: string, year: number, quarter: keyof typeof days, more = ''): Changes => {
  const slug = `${basis}-${quarter.toLowerCase()}-${year}`
  return {
    [`periodic-reports/${slug}/entry.yaml`]: `code: bao-cao-tai-chinh\nfiscalYear: ${year}\nperiod: ${quarter}\nbasis: ${basis}\nassurance: chua-kiem-toan\nperiodEnd: ${year}-${days[quarter]}\npublishedAt: ${year}-10-20T08:30+07:00\n${more}attachments:\n${attached('vi')}${attached('en')}`,
    [`periodic-reports/${slug}/vi.md`]: text('Một.', `title: Báo cáo ${slug}\nsummary: Tóm tắt.`),
    [`periodic-reports/${slug}/en.md`]: text('One.', `title: Report ${slug}\nsummary: Summary.`),
    [`periodic-reports/${slug}/vi.csv`]: `a,b\n1,${slug}\n`,
    [`periodic-reports/${slug}/en.csv`]: `a,b\n2,${slug}\n`,
  }
}

const period = (from: string, quarter: string, [revenue, profit]: [number, number], restated = '') =>
  `  - { period: ${quarter}, report: ${from}, figures: { totalAssets: "1000", totalLiabilities: "600", equity: "400", operatingRevenue: "${revenue}", expenses: "${revenue - profit}", profitBeforeTax: "${profit}", profitAfterTax: "${profit}" }${restated} }\n`

const year = (basis: string, fiscalYear: number, periods: string): Changes => ({
  [`financials/${fiscalYear}-${basis}/entry.yaml`]: `fiscalYear: ${fiscalYear}\nbasis: ${basis}\nunit: ty-dong\ncurrency: VND\nperiods:\n${periods}publishedAt: 2026-06-01T08:30+07:00\n`,
  [`financials/${fiscalYear}-${basis}/vi.md`]: text(''),
})

const explained = 'explains: [loi-nhuan]\nexplainedIn: giai-trinh\n'

const disclosure: Changes = {
  'disclosures/giai-trinh/entry.yaml':
    'code: dinh-ky\nrefNo: "1/2026/CBTT"\ndocumentDate: 2026-10-20\ndiscloser: { vi: Người A, en: Person A }\nlegalBasis: { vi: Thông tư, en: Circular }\npublishedAt: 2026-10-20T08:30+07:00\n',
  'disclosures/giai-trinh/vi.md': text('Vì.', 'title: Giải trình\nsummary: Doanh thu môi giới giảm.'),
  'disclosures/giai-trinh/en.md': text('Why.', 'title: Explanation\nsummary: Brokerage revenue fell.'),
}

const restatement =
  ', restated: [{ metric: operatingRevenue, value: "110", report: hop-nhat-q3-2026, reason: { vi: Phân loại lại, en: Reclassified } }, { metric: expenses, value: "80", report: hop-nhat-q3-2026, reason: { vi: Phân loại lại, en: Reclassified } }]'

const changes: Changes = {
  ...report('hop-nhat', 2025, 'Q3'),
  ...report('hop-nhat', 2026, 'Q2'),
  ...report('hop-nhat', 2026, 'Q3', explained),
  ...report('rieng', 2026, 'Q3'),
  ...disclosure,
  ...year('hop-nhat', 2025, period('hop-nhat-q3-2025', 'Q3', [100, 30], restatement)),
  ...year('hop-nhat', 2026, period('hop-nhat-q2-2026', 'Q2', [140, 35]) + period('hop-nhat-q3-2026', 'Q3', [121, 33])),
  ...year('rieng', 2026, period('rieng-q3-2026', 'Q3', [120, 32])),
}

let read: ReadContent
beforeAll(async () => {
  read = await examineWith(changes)
  const errors = read.diagnostics.errors.filter(({ file }) => file.includes('financials/'))
  expect(errors).toEqual([])
})

function toQuarter(slug: string, locale: Locale = 'en'): QuarterPayload {
  const context = toPayloadContext(read, locale)
  const page = site.listDerived(context.content).find(({ path }) => path.endsWith(slug))
  if (!page) throw new Error(`No page of ${slug}`)
  return site.toDerivedPayload({ context, page }) as QuarterPayload // the pages that are derived here
}

test('there is a page for each quarter, whatever its basis, from the first to the last', () => {
  const { content } = toPayloadContext(read)
  expect(site.listDerived(content).map(({ path }) => path)).toEqual([
    '/quan-he-co-dong/du-lieu/2025-q3',
    '/quan-he-co-dong/du-lieu/2026-q2',
    '/quan-he-co-dong/du-lieu/2026-q3',
  ])
})

test('consolidated figures speak for a quarter, against current figures of a year and of a quarter before', () => {
  const { title, basis, head, treads, tables, compared, older, newer, trail, section } = toQuarter('2026-q3')
  expect({ title, basis }).toEqual({ title: 'Results for Q3 2026', basis: 'hop-nhat' })
  expect(head.links.filter(({ rel }) => rel === 'alternate')).toHaveLength(3)
  expect(treads.map(({ metric, value }) => `${metric} ${value}`)).toEqual([
    'operatingRevenue 121',
    'expenses 88',
    'profitAfterTax 33',
    'equity 400',
  ])
  expect(treads[0]).toMatchObject({
    sentence: 'Operating revenue up 10.0% on Q3 2025',
    comparisons: [
      { before: '110', percent: '10.0' },
      { before: '140', percent: '-13.6' },
    ],
    since: { fiscalYear: 2025, period: 'Q3' },
    course: ['110', null, null, '140', '121'],
    document: { href: expect.stringMatching(/hop-nhat-q3-2026\/en\.csv$/), language: 'en' },
  })
  expect(compared.map(({ period: name, fiscalYear }) => `${name} ${fiscalYear}`)).toEqual(['Q3 2025', 'Q2 2026'])
  expect(tables.map((one) => `${one.basis} ${one.table.columns.length}`)).toEqual(['hop-nhat 3', 'rieng 1'])
  expect([older?.href, newer]).toEqual(['/quan-he-co-dong/du-lieu/2026-q2', null])
  expect(trail.map(({ href }) => href)).toEqual(['/quan-he-co-dong', '/quan-he-co-dong/du-lieu'])
  expect(section?.links.find(({ isAbove }) => isAbove)?.href).toBe('/quan-he-co-dong/du-lieu')
})

test('a restated figure says what it was, and comes from the later report', () => {
  const [revenue, , profit] = toQuarter('2025-q3').treads
  expect(revenue).toMatchObject({
    value: '110',
    source: { link: { href: '/bao-cao-dinh-ky/hop-nhat-q3-2026' } },
    corrected: { was: '100', first: { link: { href: '/bao-cao-dinh-ky/hop-nhat-q3-2025' } }, reason: 'Reclassified' },
  })
  expect(profit).not.toHaveProperty('corrected')
})

test.each<[Locale, string]>([
  ['vi', 'Doanh thu môi giới giảm.'],
  ['en', 'Brokerage revenue fell.'],
])('the firm is quoted with its own words, in %s', (locale, words) => {
  expect(toQuarter('2026-q3', locale)).toMatchObject({ quote: { text: words } })
  expect(toQuarter('2026-q2', locale)).not.toHaveProperty('quote')
})

test('without anything to compare with, a tread has its name, and nothing is worse', () => {
  const { treads, worse, compared, summary } = toQuarter('2025-q3', 'vi')
  expect(treads[0]).toMatchObject({ sentence: 'Doanh thu hoạt động', comparisons: [], course: ['110'] })
  expect({ worse, compared }).toEqual({ worse: [], compared: [] })
  expect(summary.replaceAll('\u00a0', ' ')).toBe('Doanh thu hoạt động 110 tỷ đồng; lợi nhuận sau thuế 30 tỷ đồng.')
})
