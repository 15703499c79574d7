import { expect, test } from 'vitest'
import { examineWith, now, problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { applyDisclosureRules } from '../apply-disclosure-rules.ts'

const explanation = '  - { file: b.csv, kind: giai-trinh, language: both, title: { vi: b, en: b } }\n'

/** Statements of a quarter, the half-year or the year, with what they explain. */
const report = (period: string, periodEnd: string, explains = '', name = 'a'): Changes => ({
  [`periodic-reports/${name}/entry.yaml`]: [
    `code: bao-cao-tai-chinh\nfiscalYear: ${periodEnd.slice(0, 4)}\nperiod: ${period}\nbasis: rieng\n`,
    period.startsWith('Q') ? 'assurance: chua-kiem-toan\n' : `assurance: kiem-toan\nauditor: { vi: a, en: a }\n`,
    period.startsWith('Q')
      ? ''
      : `signedOn: ${periodEnd.slice(0, 4)}-12-31\n`.replace('-12-31', period === 'H1' ? '-08-10' : '-12-31'),
    `periodEnd: ${periodEnd}\npublishedAt: 2026-11-02T08:00+07:00\n`,
    explains && `explains: [${explains}]\n`,
    'attachments:\n  - { file: a.csv, kind: bao-cao, language: both, title: { vi: a, en: a } }\n',
    explains && explanation,
  ].join(''),
  [`periodic-reports/${name}/vi.md`]: text(),
  [`periodic-reports/${name}/en.md`]: text(),
  [`periodic-reports/${name}/a.csv`]: 'a,b\n1,2\n',
  ...(explains && { [`periodic-reports/${name}/b.csv`]: 'a,b\n3,4\n' }),
})

/** The profits of the quarters of a year, from the first. */
const figures = (fiscalYear: number, ...profits: string[]): Changes => ({
  [`financials/${fiscalYear}-rieng/entry.yaml`]: [
    `fiscalYear: ${fiscalYear}\nbasis: rieng\nunit: ty-dong\ncurrency: VND\npublishedAt: 2026-10-29T09:00+07:00\nperiods:\n`,
    ...profits.map(
      (profit, index) =>
        `  - period: Q${index + 1}\n    report: a\n    figures: { totalAssets: "3", totalLiabilities: "1", equity: "2", operatingRevenue: "9", profitBeforeTax: "${profit}", profitAfterTax: "${profit}" }\n`,
    ),
  ].join(''),
  [`financials/${fiscalYear}-rieng/vi.md`]: text(''),
  [`financials/${fiscalYear}-rieng/en.md`]: text(''),
})

const quarter = (before: string, profit: string, explains = '') => ({
  ...report('Q1', '2026-03-31', explains),
  ...figures(2025, before),
  ...figures(2026, profit),
})

test.each<[string, Changes, string[]]>([
  ['a change of less than a tenth', quarter('100', '109.99'), []],
  [
    'a change of a tenth',
    quarter('100', '110'),
    [
      ': Profit after tax went from 100 to 110, +10.00 %: add loi-nhuan to "explains", and attach the explanation or name its disclosure in "explainedIn"',
    ],
  ],
  ['a change of a tenth that is explained', quarter('100', '90', 'loi-nhuan'), []],
  [
    'a fall of more than a tenth',
    quarter('100', '80'),
    [
      ': Profit after tax went from 100 to 80, -20.00 %: add loi-nhuan to "explains", and attach the explanation or name its disclosure in "explainedIn"',
    ],
  ],
  [
    'an explanation of a change that is smaller',
    quarter('100', '105', 'loi-nhuan'),
    [
      'explains: Explains loi-nhuan. Profit after tax went from 100 to 105, +5.00 %: remove it, or correct content/financials',
    ],
  ],
  [
    'a loss after a profit, of which only the change is explained',
    quarter('100', '-5', 'loi-nhuan'),
    [
      'explains: The profit after tax is -5, before 100: add lo to "explains", and attach the explanation or name its disclosure in "explainedIn"',
    ],
  ],
  ['a loss after a profit', quarter('100', '-5', 'loi-nhuan, lo'), []],
  ['a profit after nothing', quarter('0', '5', 'loi-nhuan'), []],
  [
    'a half-year, which is the sum of two quarters',
    { ...report('H1', '2026-06-30', 'loi-nhuan'), ...figures(2025, '40', '60'), ...figures(2026, '60', '60') },
    [],
  ],
  [
    'a half-year that changed with one of its quarters alone',
    { ...report('H1', '2026-06-30', 'loi-nhuan'), ...figures(2025, '40', '60'), ...figures(2026, '55', '50') },
    [
      'explains: Explains loi-nhuan. Profit after tax went from 100 to 105, +5.00 %: remove it, or correct content/financials',
    ],
  ],
  ['a year before that has no figures', { ...report('Q1', '2026-03-31', 'loi-nhuan'), ...figures(2026, '5') }, []],
  [
    'a period without figures, of which the year before has some',
    { ...report('Q1', '2026-03-31'), ...figures(2025, '100') },
    [
      ': The profit after tax was 100 a year before, and content/financials has none of Q1 2026 (rieng), so that nobody can say whether it must be explained: add the period with `report: a`, or what is explained to "explains"',
    ],
  ],
  [
    'a period without figures whose change is explained',
    { ...report('Q1', '2026-03-31', 'loi-nhuan'), ...figures(2025, '100') },
    [],
  ],
  ['no figures at all', report('Q1', '2026-03-31'), []],
  [
    'a year of which a quarter is missing',
    { ...report('H1', '2026-06-30'), ...figures(2025, '40'), ...figures(2026, '60', '60') },
    [],
  ],
  [
    'statements that were withdrawn',
    {
      ...quarter('100', '150'),
      'periodic-reports/a/entry.yaml': `${String(report('Q1', '2026-03-31')['periodic-reports/a/entry.yaml'])}status: withdrawn\nwithdrawal: { at: 2026-11-03T08:00+07:00, reason: { vi: a, en: a } }\n`,
    },
    [],
  ],
])('%s', async (_case, changes, expected) => {
  const { content } = await examineWith(changes)
  const found = applyDisclosureRules(content, now).filter(({ kind }) => kind.endsWith('-explanation'))
  expect(found.map(({ field, message }) => `${field.join('.')}: ${message}`)).toEqual(expected)
})

test('a missing explanation stops the build', async () => {
  expect(await problemsOf(quarter('100', '110'))).toContain(
    'periodic-reports/a/entry.yaml:1:1 Profit after tax went from 100 to 110, +10.00 %: add loi-nhuan to "explains", and attach the explanation or name its disclosure in "explainedIn" (profit-explained: Thông tư 96/2020/TT-BTC, Điều 14, khoản 4)',
  )
})
