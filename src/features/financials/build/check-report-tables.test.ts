import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const figures = (fiscalYear: number, profits: readonly string[], restated = ''): Changes => ({
  [`financials/${fiscalYear}-rieng/entry.yaml`]: [
    `fiscalYear: ${fiscalYear}\nbasis: rieng\nunit: ty-dong\ncurrency: VND\npublishedAt: 2026-10-29T09:00+07:00\nperiods:\n`,
    ...profits.map(
      (profit, index) =>
        `  - period: Q${index + 1}\n    report: a\n    figures: { totalAssets: "3", totalLiabilities: "1", equity: "2", operatingRevenue: "1200", profitBeforeTax: "${profit}", profitAfterTax: "${profit}" }\n`,
    ),
    restated,
  ].join(''),
  [`financials/${fiscalYear}-rieng/vi.md`]: text(''),
})

const restated = '    restated: [{ metric: profitAfterTax, value: "99", report: a, reason: { vi: a, en: a } }]\n'

const statements = (table: string, english = table): Changes => ({
  'periodic-reports/a/entry.yaml':
    'code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: Q2\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: 2026-06-30\npublishedAt: 2026-07-20T08:00+07:00\n',
  'periodic-reports/a/vi.md': text(table),
  'periodic-reports/a/en.md': text(english),
  ...figures(2026, ['100', '105']),
  ...figures(2025, ['90', '98'], restated),
})

const table = (head: string, ...rows: string[]) =>
  [`| Chỉ tiêu | ${head} |`, `| --- |${' ---: |'.repeat(head.split('|').length)}`, ...rows].join('\n')

test.each<[string, Changes, string[]]>([
  [
    'figures of a quarter, of the year before, and their sums',
    statements(
      table(
        'Quý II/2026 | Quý II/2025 | 6T/2026 | 6T/2025',
        '| Doanh thu hoạt động | 1.200 | 1.200 | 2.400 | 2.400 |',
        '| Lợi nhuận sau thuế | 105 | 98 | 205 | 188 |',
      ),
    ),
    [],
  ],
  ['a restated figure', statements(table('Quý II/2025', '| Lợi nhuận sau thuế | 99 |')), []],
  [
    'a figure that is another',
    statements(table('Quý II/2026 | Quý II/2025', '| Lợi nhuận sau thuế | 106 | 97 |')),
    [
      'The table has 106 for "Lợi nhuận sau thuế" in the column "Quý II/2026", but content/financials has 105; correct one of them',
      'The table has 97 for "Lợi nhuận sau thuế" in the column "Quý II/2025", but content/financials has 98 or 99; correct one of them',
    ],
  ],
  [
    'a sum that is wrong',
    statements(table('6T/2026', '| Lợi nhuận sau thuế | 206 |')),
    [
      'The table has 206 for "Lợi nhuận sau thuế" in the column "6T/2026", but content/financials has 205; correct one of them',
    ],
  ],
  [
    'a cell without a figure',
    statements(table('Quý II/2026', '| Lợi nhuận sau thuế | tăng |')),
    [
      'The table has tăng for "Lợi nhuận sau thuế" in the column "Quý II/2026", but content/financials has 105; correct one of them',
    ],
  ],
  ['columns that are not periods', statements(table('Kế hoạch', '| Lợi nhuận sau thuế | 1 |')), []],
  ['rows that are not metrics', statements(table('Quý II/2026', '| Số nhân viên | 800 |')), []],
  ['periods without figures', statements(table('Quý II/2024 | 9T/2026', '| Lợi nhuận sau thuế | 1 | 2 |')), []],
  [
    'another figure in English',
    statements(table('Quý II/2026', '| Lợi nhuận sau thuế | 105 |'), table('Q2 2026', '| Profit after tax | 150 |')),
    ['Row 1 of table 1 has the figures 150, but vi.md has 105'],
  ],
  [
    'no table in English',
    statements(table('Quý II/2026', '| Lợi nhuận sau thuế | 105 |'), 'A paragraph.'),
    ['Row 1 of table 1 has the figures of no row, but vi.md has 105'],
  ],
  [
    'one table more in English',
    statements('Một đoạn.', table('Q2 2026', '| Profit after tax | 105 |')),
    ['Has 1 tables, but vi.md has 0: every language must have the same figures'],
  ],
])('%s', async (_case, changes, expected) => {
  const problems = await problemsOf(changes)
  const found = problems.filter(
    (problem) => /^periodic-reports\/a\/(?:vi|en)\.md/.test(problem) && !/is in Vietnamese|advice: /.test(problem),
  )
  expect(found.map((problem) => problem.replace(/^\S+ /, ''))).toEqual(expected)
})
