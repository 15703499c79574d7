import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'
import { toPeriodEnd, toPeriodStart, type FiscalYearStart } from '../collections/periodic-reports.ts'
import { both, report } from './disclosure-rules-fixture.ts'

const profile = await readFile(join(siteContent, 'profile/cong-ty/entry.yaml'), 'utf8')
const fromApril: Changes = { 'profile/cong-ty/entry.yaml': `${profile}fiscalYearStart: 4\n` }

test.each<[string, Changes, string[]]>([
  [
    'the end of a quarter of a fiscal year from April',
    {
      ...fromApril,
      ...both('periodic-reports/a', report('2026-07-20T08:00+07:00', { periodEnd: '2026-06-30' })),
    },
    [],
  ],
  [
    'the end of a quarter of the calendar year, where the fiscal year begins in April',
    { ...fromApril, ...both('periodic-reports/a', report('2026-04-20T08:00+07:00')) },
    [
      'periodic-reports/a/entry.yaml:6:12 "periodEnd": Must be 2026-06-30, the last day of Q1 2026; the profile says when the fiscal year begins',
    ],
  ],
  [
    'a governance report, which goes by the calendar all the same',
    {
      ...fromApril,
      ...both(
        'periodic-reports/a',
        report('2026-07-20T08:00+07:00', {
          code: 'bao-cao-tinh-hinh-quan-tri',
          basis: '',
          assurance: '',
          period: 'H1',
          periodEnd: '2026-06-30',
        }),
      ),
    },
    [],
  ],
])('%s', async (_case, changes, expected) => {
  expect((await problemsOf(changes)).filter((problem) => problem.includes('periodEnd'))).toEqual(expected)
})

test.each<[FiscalYearStart, Parameters<typeof toPeriodEnd>[0], string, string]>([
  [1, { fiscalYear: 2024, period: 'Q1' }, '2024-01-01', '2024-03-31'],
  [1, { fiscalYear: 2026, period: 'FY' }, '2026-01-01', '2026-12-31'],
  [4, { fiscalYear: 2026, period: 'H1' }, '2026-04-01', '2026-09-30'],
  [7, { fiscalYear: 2026, period: 'Q3' }, '2027-01-01', '2027-03-31'],
  [10, { fiscalYear: 2025, period: 'FY' }, '2025-10-01', '2026-09-30'],
])('a fiscal year from month %i: %o', (startMonth, period, start, end) => {
  expect(toPeriodEnd(period, startMonth)).toBe(end)
  expect(toPeriodStart({ ...period, periodEnd: end })).toBe(start)
})

test('an invalid profile is the only error: nothing is said of reports that go by it', async () => {
  const problems = await problemsOf({
    'profile/cong-ty/entry.yaml': `${profile}rubbish: 1\n`,
    ...both('periodic-reports/a', report('2026-05-05T08:00+07:00')),
    ...both('periodic-reports/b', report('2026-10-10T08:00+07:00', { period: 'Q2', periodEnd: '2026-09-30' })),
  })
  expect(problems).toContainEqual(expect.stringMatching(/^profile\/cong-ty\/entry\.yaml:.*rubbish/))
  expect(problems.filter((problem) => /late|periodEnd/.test(problem))).toEqual([])
})
