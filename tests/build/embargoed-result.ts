import { locales } from '../../src/engine/model/locale/locale.ts'
import type { TestSite } from './test-site.ts'

// A quarter's result that is published at 08:00: the report, its explanation, a press release and figures, each scheduled, with marks
// that nothing else on the site has.

export const resultMoment = new Date('2027-01-20T08:00+07:00')
const publishAt = '2027-01-20T08:00+07:00'

export const resultSlug = 'bao-cao-marlinspike-quy-iv-2026'
export const resultPaths = [
  `/bao-cao-dinh-ky/${resultSlug}`,
  '/cong-bo-thong-tin/giai-trinh-marlinspike',
  '/thong-cao-bao-chi/ket-qua-marlinspike',
  '/quan-he-co-dong/du-lieu/2026-q4',
]

const parts = {
  cash: 731_940_017,
  fvtplAssets: 745_120_033,
  htmInvestments: 752_660_041,
  loans: 768_310_059,
  marginLoans: 761_890_063,
  otherAssets: 773_450_071,
  borrowings: 784_020_087,
  otherLiabilities: 792_780_091,
  charterCapital: 803_570_103,
  brokerageRevenue: 811_230_119,
  lendingRevenue: 826_950_127,
  tradingRevenue: 834_610_133,
  bankingRevenue: 847_080_149,
  expenses: 851_360_153,
  incomeTax: 868_740_167,
  operatingCashFlow: 872_290_179,
  investingCashFlow: 889_530_181,
  financingCashFlow: 893_410_197,
}

const add = (...names: readonly (keyof typeof parts)[]) => names.reduce((sum, name) => sum + parts[name], 0)

const totalAssets = add('cash', 'fvtplAssets', 'htmInvestments', 'loans', 'otherAssets')
const totalLiabilities = add('borrowings', 'otherLiabilities')
const operatingRevenue = add('brokerageRevenue', 'lendingRevenue', 'tradingRevenue', 'bankingRevenue')
const profitBeforeTax = operatingRevenue - parts.expenses

const figures: Readonly<Record<string, number>> = {
  ...parts,
  totalAssets,
  totalLiabilities,
  equity: totalAssets - totalLiabilities,
  operatingRevenue,
  profitBeforeTax,
  profitAfterTax: profitBeforeTax - parts.incomeTax,
  netCashFlow: add('operatingCashFlow', 'investingCashFlow', 'financingCashFlow'),
}

/** Two figures of an earlier quarter as the report changes them: their sum is as before. */
const restated = { brokerageRevenue: '100.77773', lendingRevenue: '319.22227' }

/** The figures with marks in them, by name. */
export const markedFigures: ReadonlyMap<string, string> = new Map([
  ...Object.entries(figures).map(([name, value]) => [name, String(value)] as const),
  ...Object.entries(restated).map(([name, value]) => [`restated ${name}`, value] as const),
])

const digits = new Map([...markedFigures].map(([name, value]) => [name, value.replace('.', '')]))

/** The names of the figures that a text has, with any separators of digits. */
export function findFigures(text: string): string[] {
  const numbers = text.match(/\d[\d.,]{7,}/g) ?? []
  return numbers.flatMap((number) => {
    const all = number.replaceAll(/\D/g, '')
    return [...digits].flatMap(([name, wanted]) => (all.includes(wanted) ? [name] : []))
  })
}

/** The word that is in each text, each document and each address of it, in any letters. */
export const wordMark = /marlinspike/i

const indent = (lines: readonly string[], depth: number) =>
  lines.map((line) => `${' '.repeat(depth)}${line}\n`).join('')

const period = indent(
  [
    '- period: Q4',
    `  report: ${resultSlug}`,
    '  figures:',
    ...Object.entries(figures).map(([name, value]) => `    ${name}: "${value}"`),
  ],
  2,
)

const restatement = indent(
  [
    'restated:',
    ...Object.entries(restated).map(
      ([metric, value]) =>
        `  - { metric: ${metric}, value: "${value}", report: ${resultSlug}, reason: { vi: Phân loại lại theo Marlinspike, en: Moved by Marlinspike } }`,
    ),
  ],
  4,
)

const text = (title: string, body: string) =>
  `---\ntitle: ${title}\nsummary: ${title}, Marlinspike.\n---\n\n${body} Marlinspike.\n`

const scheduled = `status: scheduled\npublishAt: ${publishAt}\n`
const attach = (kind: string) =>
  `attachments:\n${locales.map((locale) => `  - { file: marlinspike.${locale}.csv, kind: ${kind}, language: ${locale}, title: { vi: Tệp Marlinspike, en: File Marlinspike } }\n`).join('')}`

const toDocuments = (folder: string) =>
  Object.fromEntries(locales.map((locale) => [`${folder}/marlinspike.${locale}.csv`, `a,b\nMarlinspike,${locale}\n`]))

const files: Readonly<Record<string, string>> = {
  [`periodic-reports/${resultSlug}/entry.yaml`]: `code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: Q4\nbasis: rieng\nassurance: chua-kiem-toan\nexplains: [loi-nhuan]\nexplainedIn: giai-trinh-marlinspike\nperiodEnd: 2026-12-31\n${scheduled}${attach('bao-cao')}`,
  [`periodic-reports/${resultSlug}/vi.md`]: text('Báo cáo Quý IV/2026 Marlinspike', 'Doanh thu quý này theo'),
  [`periodic-reports/${resultSlug}/en.md`]: text('Statements Q4 2026 Marlinspike', 'Revenue of the quarter by'),
  ...toDocuments(`periodic-reports/${resultSlug}`),
  'disclosures/giai-trinh-marlinspike/entry.yaml': `code: dinh-ky\nrefNo: "77/2027/CBTT-MH"\ndocumentDate: 2027-01-20\ndiscloser: { vi: Người phụ trách công bố thông tin B, en: Disclosure Officer B }\nlegalBasis: { vi: "Thông tư 96/2020/TT-BTC, công bố thông tin định kỳ", en: "Circular 96/2020/TT-BTC, periodic disclosure" }\n${scheduled}${attach('giai-trinh')}`,
  'disclosures/giai-trinh-marlinspike/vi.md': text('Giải trình Marlinspike', 'Lợi nhuận quý này tăng nhờ'),
  'disclosures/giai-trinh-marlinspike/en.md': text('Explanation Marlinspike', 'Profit of the quarter rose with'),
  ...toDocuments('disclosures/giai-trinh-marlinspike'),
  'press-releases/ket-qua-marlinspike/entry.yaml': `${scheduled}sample: true\n`,
  'press-releases/ket-qua-marlinspike/vi.md': text(
    'Kết quả Marlinspike',
    `Xem [báo cáo](/bao-cao-dinh-ky/${resultSlug}) về`,
  ),
  'press-releases/ket-qua-marlinspike/en.md': text(
    'Result of Marlinspike',
    `See the [statements](/bao-cao-dinh-ky/${resultSlug}) of`,
  ),
}

const year = 'content/financials/2026-rieng/entry.yaml'
export const reportFile = `content/periodic-reports/${resultSlug}/entry.yaml`

/** Adds the result to the content of a site: a period of a year of which others are published, and what it restates. */
export async function addResult(site: TestSite): Promise<void> {
  for (const [path, content] of Object.entries(files)) await site.write(`content/${path}`, content)
  await site.edit(year, (facts) =>
    facts.replace(/(?=^  - period: Q3$)/m, restatement).replace(/(?=^publishedAt: )/m, period),
  )
}
