import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const report = (period: string, more: { year?: number; basis?: string; published?: string; code?: string } = {}) => {
  const { year = 2025, basis = 'hop-nhat', published = '2026-01-20', code = 'bao-cao-tai-chinh' } = more
  const day = { Q1: '03-31', Q2: '06-30', Q3: '09-30', Q4: '12-31', FY: '12-31' }[period] ?? '06-30'
  const assurance = code === 'bao-cao-tai-chinh' ? `basis: ${basis}\nassurance: chua-kiem-toan\n` : ''
  return `code: ${code}\nfiscalYear: ${year}\nperiod: ${period}\n${assurance}periodEnd: ${year}-${day}\npublishedAt: ${published}T08:30+07:00\n`
}

const reports: Changes = Object.fromEntries(
  Object.entries({
    ...Object.fromEntries(['Q1', 'Q2', 'Q3', 'Q4', 'FY'].map((period) => [period.toLowerCase(), report(period)])),
    'q1-rieng': report('Q1', { basis: 'rieng', published: '2026-02-20' }),
    later: report('Q1', { year: 2026, published: '2026-05-20' }),
    annual: report('FY', { code: 'bao-cao-thuong-nien', published: '2026-05-20' }),
  }).flatMap(([slug, facts]) => [
    [`periodic-reports/${slug}/entry.yaml`, facts],
    [`periodic-reports/${slug}/vi.md`, text()],
    [`periodic-reports/${slug}/en.md`, text()],
  ]),
)

const figures = 'totalAssets: "10", totalLiabilities: "6", equity: "4", '
const results = 'operatingRevenue: "5", profitBeforeTax: "2.0", profitAfterTax: "1.5"'
const plain = `{ ${figures}${results} }`
const year = `{ ${figures}operatingRevenue: "20", profitBeforeTax: "8", profitAfterTax: "6" }`
const because = 'reason: { vi: Vì, en: Why }'

/** A period as a line of YAML: line 6 of the entry for the first period. */
const period = (name: string, its: string = plain, { from = name.toLowerCase(), restated = '' } = {}) =>
  `  - { period: ${name}, report: ${from}, figures: ${its}${restated && `, restated: [${restated}]`} }\n`

const entry = (periods: string, head = 'fiscalYear: 2025\nbasis: hop-nhat\nunit: ty-dong\n'): Changes => ({
  ...reports,
  'financials/a/entry.yaml': `${head}currency: VND\nperiods:\n${periods}publishedAt: 2026-06-01T08:30+07:00\n`,
  'financials/a/vi.md': text(),
  'financials/a/en.md': text(),
})

const restate = (metric: string, value: string, from = 'later') =>
  `{ metric: ${metric}, value: "${value}", report: ${from}, ${because} }`
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'].map((name) => period(name)).join('')

test.each<[string, Changes, string[]]>([
  ['nothing wrong', entry(quarters + period('FY', year)), []],
  [
    'figures restated together',
    entry(period('Q1', plain, { restated: `${restate('equity', '3')}, ${restate('totalLiabilities', '7')}` })),
    [],
  ],
  [
    'assets that are not equal to liabilities and equity',
    entry(period('Q1', plain.replace('"10"', '"11"'))),
    ['financials/a/entry.yaml:6:55 "periods.0.figures.totalAssets": Must be "10": totalLiabilities 6 + equity 4'],
  ],
  [
    'revenue that is not the sum of its parts',
    entry(
      period(
        'Q1',
        `{ ${figures}${results}, brokerageRevenue: "1", lendingRevenue: "2.5", tradingRevenue: "-0.5", bankingRevenue: "1" }`,
      ),
    ),
    [
      'financials/a/entry.yaml:6:115 "periods.0.figures.operatingRevenue": Must be "4.0": brokerageRevenue 1 + lendingRevenue 2.5 + tradingRevenue -0.5 + bankingRevenue 1',
    ],
  ],
  [
    'a part of revenue without the others',
    entry(period('Q1', `{ ${figures}${results}, brokerageRevenue: "1" }`)),
    [
      'financials/a/entry.yaml:6:40 "periods.0.figures": Has no lendingRevenue, tradingRevenue, bankingRevenue: write all parts of operatingRevenue, or none',
    ],
  ],
  [
    'profit that is not revenue less expenses',
    entry(period('Q1', `{ ${figures}${results}, expenses: "2.5", otherResult: "-1" }`)),
    [
      'financials/a/entry.yaml:6:137 "periods.0.figures.profitBeforeTax": Must be "1.5": operatingRevenue 5 + otherResult -1 - expenses 2.5',
    ],
  ],
  [
    'a restatement that makes a sum wrong',
    entry(period('Q1', plain, { restated: restate('equity', '3') })),
    [
      'financials/a/entry.yaml:6:205 "periods.0.restated.0.value": After restatement totalAssets is 10, but its parts are 9: totalLiabilities 6 + equity 3. Restate the other figures that changed',
    ],
  ],
  [
    'a year that is not the sum of its quarters',
    entry(quarters + period('FY', year.replace('"20"', '"21"'))),
    [
      'financials/a/entry.yaml:10:115 "periods.4.figures.operatingRevenue": Must be "20", the sum of Q1 to Q4 (5 + 5 + 5 + 5), restated figures included; or restate the quarter that changed',
    ],
  ],
  [
    'a year with other balances than its last quarter',
    entry(quarters + period('FY', year.replace('"10", totalLiabilities: "6"', '"11", totalLiabilities: "7"'))),
    [
      'financials/a/entry.yaml:10:55 "periods.4.figures.totalAssets": Must be "10", as at the end of Q4, restated figures included; or restate the quarter that changed',
      'financials/a/entry.yaml:10:79 "periods.4.figures.totalLiabilities": Must be "6", as at the end of Q4, restated figures included; or restate the quarter that changed',
    ],
  ],
  [
    'a quarter restated without its year',
    entry(
      period('Q1', plain, { restated: restate('profitAfterTax', '1.0') }) +
        ['Q2', 'Q3', 'Q4'].map((name) => period(name)).join('') +
        period('FY', year),
    ),
    [
      'financials/a/entry.yaml:10:159 "periods.4.figures.profitAfterTax": Must be "5.5", the sum of Q1 to Q4 (1.0 + 1.5 + 1.5 + 1.5), restated figures included; or restate the quarter that changed',
    ],
  ],
  [
    'a period twice',
    entry(period('Q1') + period('Q1')),
    ['financials/a/entry.yaml:7:15 "periods.1.period": Q1 is there already, with the report q1; remove one of them'],
  ],
  [
    'a period without a required figure',
    entry(period('Q1', plain.replace('equity: "4", ', ''))),
    ['financials/a/entry.yaml:6:40 Missing field "periods.0.figures.equity": Equity, in the unit of the entry.'],
  ],
  [
    'a metric that does not exist',
    entry(period('Q1', plain.replace('equity', 'equitty'))),
    [
      'financials/a/entry.yaml:6:40 Missing field "periods.0.figures.equity": Equity, in the unit of the entry.',
      'financials/a/entry.yaml:6:84 Unknown field "periods.0.figures.equitty". Did you mean "equity"?',
    ],
  ],
  [
    'a figure that is no decimal',
    entry(period('Q1', plain.replace('"10"', '"1,000"'))),
    [
      'financials/a/entry.yaml:6:55 "periods.0.figures.totalAssets": Must be a decimal with a point and no separators, such as "1200.50"',
    ],
  ],
  [
    'a source that does not exist',
    entry(period('Q1', plain, { from: 'q5' })),
    ['financials/a/entry.yaml:6:27 "periods.0.report": There is no entry periodic-reports/q5. Did you mean "q1"?'],
  ],
  [
    'a quarter from the report of the year',
    entry(period('Q1', plain, { from: 'fy' })),
    [
      'financials/a/entry.yaml:6:27 "periods.0.report": fy is for FY 2025 hop-nhat, but these figures are for Q1 2025 hop-nhat; figures that a later report changed belong in "restated"',
    ],
  ],
  [
    'the report of the other basis',
    entry(period('Q1', plain, { from: 'q1-rieng' })),
    [
      'financials/a/entry.yaml:6:27 "periods.0.report": q1-rieng is for Q1 2025 rieng, but these figures are for Q1 2025 hop-nhat; figures that a later report changed belong in "restated"',
    ],
  ],
  [
    'a report that is not a set of financial statements',
    entry(period('FY', plain, { from: 'annual' })),
    [
      'financials/a/entry.yaml:6:27 "periods.0.report": annual is not a set of financial statements (its code is bao-cao-thuong-nien)',
    ],
  ],
  [
    'restatements of a missing figure, of an unchanged one, and by an earlier report',
    entry(
      period('Q1', plain, {
        restated: `${restate('cash', '1')}, ${restate('profitAfterTax', '1.50')}, ${restate('profitAfterTax', '1', 'q1')}`,
      }),
    ),
    [
      'financials/a/entry.yaml:6:190 "periods.0.restated.0.metric": "figures" has no cash that could be restated',
      'financials/a/entry.yaml:6:287 "periods.0.restated.1.value": Is the same as before: 1.5; remove figures that did not change',
      'financials/a/entry.yaml:6:387 "periods.0.restated.2.report": q1 was not published after later, which contains the figure before',
    ],
  ],
  [
    'a restatement by a report of the other basis',
    entry(period('Q1', plain, { restated: restate('profitAfterTax', '1', 'q1-rieng') })),
    [
      'financials/a/entry.yaml:6:226 "periods.0.restated.0.report": q1-rieng is not a set of financial statements on the basis hop-nhat (it is bao-cao-tai-chinh, Q1 2025 rieng)',
    ],
  ],
  [
    'years in different units',
    {
      ...entry(period('Q1')),
      'financials/b/entry.yaml': `fiscalYear: 2026\nbasis: hop-nhat\nunit: trieu-dong\ncurrency: VND\nperiods:\n${period('Q1', plain, { from: 'later' })}publishedAt: 2026-06-01T08:30+07:00\n`,
      'financials/b/vi.md': text(),
      'financials/b/en.md': text(),
    },
    ['financials/b/entry.yaml:3:7 "unit": Must be ty-dong, as in a: all years of a basis are in one table'],
  ],
  [
    'two entries for one year and basis',
    {
      ...entry(period('Q1')),
      'financials/b/entry.yaml': `fiscalYear: 2025\nbasis: hop-nhat\nunit: ty-dong\ncurrency: VND\nperiods:\n${period('Q2')}publishedAt: 2026-06-01T08:30+07:00\n`,
      'financials/b/vi.md': text(),
      'financials/b/en.md': text(),
    },
    [
      'financials/b/entry.yaml:1:13 "fiscalYear": "2025 hop-nhat" is already used by financials/a; choose another value',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).filter((line) => line.includes('financials/'))).toEqual(problems)
})
