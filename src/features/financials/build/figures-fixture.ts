import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'

const report = (title: string, facts: string, published: string): [string, string, string] => [
  title,
  `code: bao-cao-tai-chinh\n${facts}basis: rieng\nassurance: chua-kiem-toan\npublishedAt: ${published}T08:30+07:00\n`,
  `title: "${title}"\nsummary: Tóm tắt.`,
]

const reports = {
  'bao-cao-2024': report('=1+1', 'fiscalYear: 2024\nperiod: FY\nperiodEnd: 2024-12-31\n', '2025-03-20'),
  'bao-cao-2025': report('Báo cáo năm 2025', 'fiscalYear: 2025\nperiod: FY\nperiodEnd: 2025-12-31\n', '2026-03-20'),
  'bao-cao-quy': report('Báo cáo quý 1', 'fiscalYear: 2025\nperiod: Q1\nperiodEnd: 2025-03-31\n', '2025-04-20'),
}

const figures = (assets: string, equity: string, profit: string) =>
  `{ totalAssets: "${assets}", totalLiabilities: "${Number(assets) - Number(equity)}", equity: "${equity}", operatingRevenue: "200", profitBeforeTax: "60", profitAfterTax: "${profit}" }`

const year = (fiscalYear: number, periods: string): Changes => ({
  [`financials/${fiscalYear}-rieng/entry.yaml`]: `fiscalYear: ${fiscalYear}\nbasis: rieng\nunit: trieu-dong\ncurrency: VND\nperiods:\n${periods}publishedAt: 2026-06-01T08:30+07:00\n`,
  [`financials/${fiscalYear}-rieng/vi.md`]: text(),
})

/** Two years and a quarter on one basis; the profit of the first year was restated. */
export async function readFigures(): Promise<ReadContent> {
  // Other parts of the site may be incomplete, but the figures must be valid.
  const read = await examineWith({
    ...Object.fromEntries(
      Object.entries(reports).flatMap(([slug, [, facts, matter]]) => [
        [`periodic-reports/${slug}/entry.yaml`, facts],
        [`periodic-reports/${slug}/vi.md`, text('Một đoạn.', matter)],
        [`periodic-reports/${slug}/en.md`, text('A paragraph.', matter)],
      ]),
    ),
    ...year(
      2024,
      `  - period: FY\n    report: bao-cao-2024\n    figures: ${figures('1000', '400', '50')}\n    restated:\n      - metric: profitAfterTax\n        value: "-45.5"\n        report: bao-cao-2025\n        reason: { vi: "=HYPERLINK(1)", en: "@Because, “quoted”" }\n`,
    ),
    ...year(
      2025,
      `  - { period: FY, report: bao-cao-2025, figures: ${figures('1500', '500', '45')} }\n  - { period: Q1, report: bao-cao-quy, figures: ${figures('1200', '0', '10')} }\n`,
    ),
  })
  const errors = read.diagnostics.errors.filter(({ file }) => file.includes('financials/'))
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return read
}
