import { expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import type { ReadContent } from '#engine/content/examine-tree.ts'
import { withHidden } from '#engine/content/preview/with-hidden.ts'
import { site } from '#site/site.ts'
import { toSeries } from './to-series.ts'

// Figures appear with the report that they name. The present time is 08:00 on 21 November 2026.

const before = new Date('2026-12-01T07:59+07:00')
const at = new Date('2026-12-01T08:00+07:00')
const later = new Date('2026-12-02T08:00+07:00')

const published = 'publishedAt: 2026-10-20T08:30+07:00\n'
const scheduled = 'status: scheduled\npublishAt: 2026-12-01T08:00+07:00\n'
const draft = `status: draft\n${published}`
const withdrawn = `status: withdrawn\n${published}withdrawal: { at: 2026-11-01T08:00+07:00, reason: { vi: Sai, en: Wrong } }\n`

const days = { Q1: '03-31', Q2: '06-30', Q3: '09-30' } as const
type Quarter = keyof typeof days

const attached = (name: string, language: string) =>
  `  - { file: ${name}.csv, kind: bao-cao, language: ${language}, title: { vi: ${name}, en: ${name} } }\n`

const report = (quarter: Quarter, state: string, slug = quarter.toLowerCase()): Changes => ({
  [`periodic-reports/${slug}/entry.yaml`]: `code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: ${quarter}\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: 2026-${days[quarter]}\n${state}attachments:\n${attached('a', 'vi')}${attached('b', 'en')}`,
  [`periodic-reports/${slug}/vi.md`]: text(),
  [`periodic-reports/${slug}/en.md`]: text(),
  [`periodic-reports/${slug}/a.csv`]: `a,b\n1,${slug}\n`,
  [`periodic-reports/${slug}/b.csv`]: `a,b\n2,${slug}\n`,
})

/** One line for each period: line 6 of the entry for the first. */
const period = (quarter: Quarter, { from = quarter.toLowerCase(), profit = '3', restated = '' } = {}) =>
  `  - { period: ${quarter}, report: ${from}, figures: { totalAssets: "10", totalLiabilities: "6", equity: "4", operatingRevenue: "5", profitBeforeTax: "${profit}", profitAfterTax: "${profit}" }${restated} }\n`

const restated = (from: string) =>
  `, restated: [{ metric: operatingRevenue, value: "5.5", report: ${from}, reason: { vi: Vì, en: Why } }]`

const year = (periods: string, state = published): Changes => ({
  'financials/a/entry.yaml': `fiscalYear: 2026\nbasis: rieng\nunit: ty-dong\ncurrency: VND\nperiods:\n${periods}${state}`,
  'financials/a/vi.md': text('Thuyết minh.'),
  'financials/a/en.md': text('A note.'),
})

/** The periods that are shown at a moment, each with its revenue, and the note where it is shown. */
async function show(changes: Changes, moment: Date): Promise<string> {
  return describe(await examineWith(changes, { now: moment }))
}

function describe({ content }: Pick<ReadContent, 'content'>): string {
  return toSeries(content)
    .flatMap(({ periods, entries }) => [
      ...periods.map(({ period: name, figures }) => {
        const versions = figures.get('operatingRevenue')?.map(({ value }) => value)
        return `${name} ${versions?.join('→')}`
      }),
      ...entries.flatMap(({ texts }) => (texts.vi.isEmpty ? [] : ['note'])),
    ])
    .join(', ')
}

/** The problems of both collections, without those of other parts of the site. */
async function problemsIn(changes: Changes, moment?: Date): Promise<string[]> {
  const { diagnostics } = await examineWith(changes, moment && { now: moment })
  return diagnostics.list
    .map(
      ({ file, line, column, message, severity }) =>
        `${file.replace('content/', '')}:${line}:${column} ${severity === 'warning' ? 'warning: ' : ''}${message}`,
    )
    .filter((line) => /^(?:financials|periodic-reports)\//.test(line) && !line.includes('Was due by'))
}

const two = period('Q1') + period('Q3')

test.each<[string, Changes, [before: string, at: string]]>([
  [
    'both reports published',
    { ...report('Q1', published), ...report('Q3', published), ...year(two) },
    ['Q1 5, Q3 5, note', 'Q1 5, Q3 5, note'],
  ],
  [
    'one scheduled',
    { ...report('Q1', published), ...report('Q3', scheduled), ...year(two) },
    ['Q1 5, note', 'Q1 5, Q3 5, note'],
  ],
  [
    'the scheduled one first',
    { ...report('Q1', scheduled), ...report('Q3', published), ...year(two) },
    ['Q3 5, note', 'Q1 5, Q3 5, note'],
  ],
  [
    'both scheduled: neither figures nor notes',
    { ...report('Q1', scheduled), ...report('Q3', scheduled), ...year(two) },
    ['', 'Q1 5, Q3 5, note'],
  ],
  ['one a draft', { ...report('Q1', published), ...report('Q3', draft), ...year(two) }, ['Q1 5, note', 'Q1 5, note']],
  [
    'one withdrawn',
    { ...report('Q1', published), ...report('Q3', withdrawn), ...year(two) },
    ['Q1 5, note', 'Q1 5, note'],
  ],
  [
    'a restatement by a scheduled report',
    {
      ...report('Q1', published),
      ...report('Q3', scheduled),
      ...year(period('Q1', { restated: restated('q3') }) + period('Q3')),
    },
    ['Q1 5, note', 'Q1 5→5.5, Q3 5, note'],
  ],
  [
    'a restatement by a withdrawn report',
    { ...report('Q1', published), ...report('Q3', withdrawn), ...year(period('Q1', { restated: restated('q3') })) },
    ['Q1 5, note', 'Q1 5, note'],
  ],
  [
    'a report that was taken down after it had appeared',
    { ...report('Q1', published), ...report('Q3', published), ...year(two), ...takenDown('q3') },
    ['Q1 5, Q3 5, note', 'Q1 5, Q3 5, note'],
  ],
  [
    'a report that was taken down, and whose folder is gone',
    { ...report('Q1', published), ...year(two), ...takenDown('q3') },
    ['Q1 5, Q3 5, note', 'Q1 5, Q3 5, note'],
  ],
  [
    'a report that was taken down before it appeared',
    { ...report('Q1', published), ...report('Q3', scheduled), ...year(two), ...takenDown('q3') },
    ['Q1 5, note', 'Q1 5, note'],
  ],
  [
    'a year that is scheduled itself: quarters stay, notes wait',
    { ...report('Q1', published), ...report('Q3', scheduled), ...year(two, scheduled) },
    ['Q1 5', 'Q1 5, Q3 5, note'],
  ],
  [
    'a year that is scheduled for later than its report',
    { ...report('Q1', published), ...report('Q3', scheduled), ...year(two, scheduled.replace('12-01', '12-02')) },
    ['Q1 5', 'Q1 5, Q3 5'],
  ],
  ['a year that is a draft', { ...report('Q1', published), ...report('Q3', published), ...year(two, draft) }, ['', '']],
  [
    'a year that is withdrawn',
    { ...report('Q1', published), ...report('Q3', scheduled), ...year(two, withdrawn) },
    ['', ''],
  ],
])('%s', async (_case, changes, [shownBefore, shownAt]) => {
  expect([await show(changes, before), await show(changes, at)]).toEqual([shownBefore, shownAt])
})

const pathsOf = ({ content }: Pick<ReadContent, 'content'>) =>
  site.listDerived(content).map(({ path, changedAt }) => `${path.replace(/^.*\//, '')} ${changedAt.slice(0, 10)}`)

test.each<[string, Changes, [before: string[], at: string[]]]>([
  [
    'one scheduled',
    { ...report('Q1', published), ...report('Q3', scheduled), ...year(two) },
    [['2026-q1 2026-10-20'], ['2026-q1 2026-10-20', '2026-q3 2026-12-01']],
  ],
  [
    'one withdrawn',
    { ...report('Q1', published), ...report('Q3', withdrawn), ...year(two) },
    [['2026-q1 2026-10-20'], ['2026-q1 2026-10-20']],
  ],
  [
    'one taken down: its figures stay, and change no more',
    { ...report('Q1', published), ...report('Q3', published), ...year(two), ...takenDown('q3') },
    [
      ['2026-q1 2026-10-20', '2026-q3 2026-10-20'],
      ['2026-q1 2026-10-20', '2026-q3 2026-10-20'],
    ],
  ],
  [
    'a restatement: the page of the quarter that it changes is newer',
    {
      ...report('Q1', published),
      ...report('Q3', scheduled),
      ...year(period('Q1', { restated: restated('q3') }) + period('Q3')),
    },
    [['2026-q1 2026-10-20'], ['2026-q1 2026-12-01', '2026-q3 2026-12-01']],
  ],
  ['a year that is a draft', { ...report('Q1', published), ...report('Q3', published), ...year(two, draft) }, [[], []]],
])('the pages of quarters: %s', async (_case, changes, expected) => {
  const found = [before, at].map(async (now) => pathsOf(await examineWith(changes, { now })))
  expect(await Promise.all(found)).toEqual(expected)
})

function takenDown(slug: string): Changes {
  return { 'taken-down.yaml': `/bao-cao-dinh-ky/${slug}:\n  at: 2026-11-20T08:00+07:00\n  reason: Sai\n` }
}

test('a preview shows figures at the moment for which one looks, or with all that is hidden', async () => {
  const changes = { ...report('Q1', published), ...report('Q2', draft), ...report('Q3', scheduled) }
  const read = await examineWith({ ...changes, ...year(period('Q1') + period('Q2') + period('Q3')) }, { now: before })
  expect(describe(read)).toBe('Q1 5, note')
  expect(describe(read.show(read.collected, before))).toBe('Q1 5, note')
  expect(describe(read.show(read.collected, at))).toBe('Q1 5, Q3 5, note')
  expect(describe(read.show(withHidden(site, read.collected, before), before))).toBe('Q1 5, Q2 5, Q3 5, note')
})

test('the notes of a year that is scheduled for later than its report come then', async () => {
  const changes = {
    ...report('Q1', published),
    ...report('Q3', scheduled),
    ...year(two, scheduled.replace('12-01', '12-02')),
  }
  expect(await show(changes, later)).toBe('Q1 5, Q3 5, note')
})

test.each<[string, Changes, string | undefined]>([
  [
    'a scheduled report',
    { ...report('Q1', published), ...report('Q3', scheduled), ...year(two) },
    '2026-12-01T01:00:00.000Z',
  ],
  ['notes alone', { ...report('Q1', published), ...year(period('Q1'), scheduled) }, '2026-12-01T01:00:00.000Z'],
])('the next publish is due at the moment of %s', async (_case, changes, moment) => {
  // Nothing else of the site changes in that hour.
  const { nextChange } = await examineWith(changes, { now: new Date('2026-12-01T07:30+07:00') })
  expect(nextChange).toBe(moment)
})

test.each<[string, Changes, string[]]>([
  ['a scheduled report', { ...report('Q1', published), ...report('Q3', scheduled), ...year(two) }, []],
  ['a year of scheduled reports alone', { ...report('Q3', scheduled), ...year(period('Q3')) }, []],
  [
    'a draft',
    { ...report('Q1', published), ...report('Q3', draft), ...year(two) },
    [
      'financials/a/entry.yaml:7:27 warning: "periods.1.report": periodic-reports/q3 is a draft: what appears with it is not shown before it is published',
    ],
  ],
  [
    'a withdrawn report',
    { ...report('Q1', published), ...report('Q3', withdrawn), ...year(two) },
    [
      'financials/a/entry.yaml:7:27 warning: "periods.1.report": periodic-reports/q3 is withdrawn, so that what appears with it is not shown either; name the entry that replaces it, if there is one',
    ],
  ],
  [
    'no report',
    {
      ...report('Q1', published),
      ...report('Q3', scheduled, 'q3-2026'),
      ...year(period('Q1') + period('Q3', { from: 'q3-2025' })),
    },
    [
      'financials/a/entry.yaml:7:27 "periods.1.report": There is no entry periodic-reports/q3-2025. Did you mean "q3-2026"?',
    ],
  ],
  [
    'no report at all: the whole year is hidden, and its error is not',
    year(period('Q3', { from: 'none' })),
    ['financials/a/entry.yaml:6:27 "periods.0.report": There is no entry periodic-reports/none.'],
  ],
  [
    'a scheduled report, with a sum that will be wrong; below a period that is hidden, each error at its line',
    {
      ...report('Q1', scheduled),
      ...report('Q3', published),
      ...year(period('Q1').replace('"10"', '"11"') + period('Q3').replace('"10"', '"12"')),
    },
    [
      'financials/a/entry.yaml:7:55 "periods.1.figures.totalAssets": Must be "10": totalLiabilities 6 + equity 4',
      'financials/a/entry.yaml:6:55 "periods.0.figures.totalAssets": Must be "10": totalLiabilities 6 + equity 4',
    ],
  ],
  [
    'a scheduled report of another period',
    { ...report('Q1', published), ...report('Q3', scheduled), ...year(period('Q1') + period('Q2', { from: 'q3' })) },
    [
      'financials/a/entry.yaml:7:27 "periods.1.report": q3 is for Q3 2026 rieng, but these figures are for Q2 2026 rieng; figures that a later report changed belong in "restated"',
    ],
  ],
  [
    'a report that is not valid, whose own error is enough',
    { ...report('Q1', published), ...report('Q3', 'publishedAt: 2026-10-20\n'), ...year(two) },
    [
      'periodic-reports/q3/entry.yaml:7:14 "publishedAt": Must be a date and time with offset, such as 2026-10-12T08:30+07:00',
    ],
  ],
])('what is said of %s', async (_case, changes, problems) => {
  expect(await problemsIn(changes)).toEqual(problems)
})

const formerYear: Changes = {
  ...report('Q3', published, 'former'),
  'periodic-reports/former/entry.yaml': String(
    report('Q3', 'publishedAt: 2025-10-20T08:30+07:00\n', 'former')['periodic-reports/former/entry.yaml'],
  )
    .replaceAll('2026', '2025')
    .replace('publishedAt: 2025-10', 'publishedAt: 2025-10'),
  'financials/b/entry.yaml': `fiscalYear: 2025\nbasis: rieng\nunit: ty-dong\ncurrency: VND\nperiods:\n${period('Q3', { from: 'former', profit: '2' })}publishedAt: 2026-06-01T08:30+07:00\n`,
  'financials/b/vi.md': text(''),
  'financials/b/en.md': text(''),
}

test.each([
  ['weeks before', undefined],
  ['a minute before', before],
])('the explanation that a scheduled report will need is asked for %s', async (_case, moment) => {
  const changes = { ...formerYear, ...report('Q3', scheduled), ...year(period('Q3')) }
  const problems = await problemsIn(changes, moment)
  expect(problems.filter((line) => line.includes('explains'))).toEqual([
    expect.stringMatching(
      /^periodic-reports\/q3\/entry\.yaml:1:1 Profit after tax went from 2 to 3, \+50\.00 %: add loi-nhuan to "explains"/,
    ),
  ])
})
