import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'
import { both, findingsOf, late, report } from './disclosure-rules-fixture.ts'

const reviewed = (publishedAt: string, signedOn: string, facts: Readonly<Record<string, string>> = {}) =>
  report(publishedAt, {
    period: 'H1',
    periodEnd: '2026-06-30',
    assurance: 'soat-xet',
    auditor: '{ vi: a, en: a }',
    signedOn,
    ...facts,
  })

const audited = (publishedAt: string, signedOn: string, facts: Readonly<Record<string, string>> = {}) =>
  reviewed(publishedAt, signedOn, {
    fiscalYear: '2025',
    period: 'FY',
    periodEnd: '2025-12-31',
    assurance: 'kiem-toan',
    ...facts,
  })

const reviewedQuarter = (publishedAt: string) =>
  reviewed(publishedAt, '2026-05-14', { period: 'Q1', periodEnd: '2026-03-31' })

const lastQuarter = (publishedAt: string) =>
  report(publishedAt, { fiscalYear: '2024', period: 'Q4', periodEnd: '2024-12-31' })

const ratio = { code: 'ty-le-an-toan-tai-chinh', basis: '' }

const other = (code: string, publishedAt: string, period: 'H1' | 'FY' = 'FY') =>
  report(publishedAt, {
    code,
    basis: '',
    assurance: '',
    fiscalYear: period === 'H1' ? '2026' : '2025',
    period,
    periodEnd: period === 'H1' ? '2026-06-30' : '2025-12-31',
  })

const profile = await readFile(join(siteContent, 'profile/cong-ty/entry.yaml'), 'utf8')
/** The firm without subsidiaries. */
const alone: Changes = { 'profile/cong-ty/entry.yaml': profile.replace('isParent: true\n', '') }

test.each<[string, Changes, string[]]>([
  ['a quarter in time', both('periodic-reports/a', report('2026-04-29T23:59+07:00')), []],
  [
    'a quarter a minute late, on a holiday',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    [
      late('quarterly-statements', 'publishedAt', '2026-04-30T23:59+07:00', '2026-05-01T00:00+07:00', '1 hour'),
      'holiday report-on-holiday publishedAt: Is on 1 May 2026, a public holiday',
    ],
  ],
  [
    'a quarter of a firm without subsidiaries in time',
    { ...alone, ...both('periodic-reports/a', report('2026-04-20T23:59+07:00')) },
    [],
  ],
  [
    'a quarter of a firm without subsidiaries late',
    { ...alone, ...both('periodic-reports/a', report('2026-04-21T00:00+07:00')) },
    [late('quarterly-statements', 'publishedAt', '2026-04-20T23:59+07:00', '2026-04-21T00:00+07:00', '1 hour')],
  ],
  [
    'a correction of a quarter has no deadline',
    {
      ...both('periodic-reports/a', report('2026-04-20T08:00+07:00')),
      ...both(
        'periodic-reports/b',
        report('2026-06-01T08:00+07:00', { corrects: '{ entry: a, reason: { vi: a, en: a } }' }),
      ),
    },
    [],
  ],
  [
    'a withdrawn quarter is not looked at',
    both(
      'periodic-reports/a',
      report('2026-06-01T08:00+07:00', {
        status: 'withdrawn',
        withdrawal: '{ at: 2026-06-02T08:00+07:00, reason: { vi: a, en: a } }',
      }),
    ),
    [],
  ],
  [
    'a reviewed quarter 45 days after its end',
    both('periodic-reports/a', reviewedQuarter('2026-05-15T23:59+07:00')),
    [],
  ],
  [
    'a reviewed quarter a minute later, within five days of the signature',
    both('periodic-reports/a', reviewedQuarter('2026-05-16T00:00+07:00')),
    [late('quarterly-reviewed', 'publishedAt', '2026-05-15T23:59+07:00', '2026-05-16T00:00+07:00', '1 hour')],
  ],
  [
    'a quarter without an English text on the first day on which it must have one',
    {
      ...both('periodic-reports/a', lastQuarter('2025-01-01T00:00+07:00')),
      'periodic-reports/a/en.md': null,
    },
    [
      'holiday report-on-holiday publishedAt: Is on 1 January 2025, a public holiday',
      'missing-translation english-periodic : Has no English text, which is required since 1 January 2025',
    ],
  ],
  ['a half-year in time', both('periodic-reports/a', reviewed('2026-08-29T10:00+07:00', '2026-08-24')), []],
  [
    'a half-year too long after the signature',
    both('periodic-reports/a', reviewed('2026-08-15T00:00+07:00', '2026-08-09')),
    [late('half-year-statements', 'publishedAt', '2026-08-14T23:59+07:00', '2026-08-15T00:00+07:00', '1 hour')],
  ],
  [
    'a half-year too long after June',
    both('periodic-reports/a', reviewed('2026-09-03T10:00+07:00', '2026-09-03')),
    [late('half-year-statements', 'publishedAt', '2026-08-29T23:59+07:00', '2026-09-03T10:00+07:00', '5 days')],
  ],
  [
    'a half-year of a firm without subsidiaries late',
    { ...alone, ...both('periodic-reports/a', reviewed('2026-08-15T10:00+07:00', '2026-08-14')) },
    [late('half-year-statements', 'publishedAt', '2026-08-14T23:59+07:00', '2026-08-15T10:00+07:00', '11 hours')],
  ],
  [
    'a half-year that nobody reviewed',
    both('periodic-reports/a', report('2026-08-14T10:00+07:00', { period: 'H1', periodEnd: '2026-06-30' })),
    [
      'missing-assurance half-year-reviewed assurance: Has `assurance: chua-kiem-toan`; it must be soat-xet or kiem-toan',
    ],
  ],
  ['a year in time', both('periodic-reports/a', audited('2026-03-31T23:59+07:00', '2026-03-21')), []],
  [
    'a year too long after the signature',
    both('periodic-reports/a', audited('2026-03-21T00:00+07:00', '2026-03-10')),
    [late('yearly-statements', 'publishedAt', '2026-03-20T23:59+07:00', '2026-03-21T00:00+07:00', '1 hour')],
  ],
  [
    'a year too long after its end',
    both('periodic-reports/a', audited('2026-04-01T00:00+07:00', '2026-03-31')),
    [late('yearly-statements', 'publishedAt', '2026-03-31T23:59+07:00', '2026-04-01T00:00+07:00', '1 hour')],
  ],
  [
    'a year that was only reviewed',
    both('periodic-reports/a', audited('2026-03-20T08:00+07:00', '2026-03-19', { assurance: 'soat-xet' })),
    ['missing-assurance yearly-audited assurance: Has `assurance: soat-xet`; it must be kiem-toan'],
  ],
  [
    'a safety ratio in June in time',
    both('periodic-reports/a', reviewed('2026-08-14T08:00+07:00', '2026-08-13', ratio)),
    [],
  ],
  [
    'a safety ratio in June late and not reviewed',
    both('periodic-reports/a', report('2026-08-30T00:00+07:00', { ...ratio, period: 'H1', periodEnd: '2026-06-30' })),
    [
      late('safety-ratio-half-year', 'publishedAt', '2026-08-29T23:59+07:00', '2026-08-30T00:00+07:00', '1 hour'),
      'missing-assurance safety-ratio-reviewed assurance: Has `assurance: chua-kiem-toan`; it must be soat-xet or kiem-toan',
    ],
  ],
  [
    'a safety ratio in December in time',
    both('periodic-reports/a', audited('2026-03-20T08:00+07:00', '2026-03-19', ratio)),
    [],
  ],
  [
    'a safety ratio in December late and only reviewed',
    both('periodic-reports/a', audited('2026-04-01T00:00+07:00', '2026-03-31', { ...ratio, assurance: 'soat-xet' })),
    [
      late('safety-ratio-year', 'publishedAt', '2026-03-31T23:59+07:00', '2026-04-01T00:00+07:00', '1 hour'),
      'missing-assurance safety-ratio-audited assurance: Has `assurance: soat-xet`; it must be kiem-toan',
    ],
  ],
  ['an annual report in time', both('periodic-reports/a', other('bao-cao-thuong-nien', '2026-04-20T23:59+07:00')), []],
  [
    'an annual report late',
    both('periodic-reports/a', other('bao-cao-thuong-nien', '2026-04-21T00:00+07:00')),
    [late('annual-report', 'publishedAt', '2026-04-20T23:59+07:00', '2026-04-21T00:00+07:00', '1 hour')],
  ],
  [
    'an annual report in time after the statements, of which the later ones count',
    {
      ...both('periodic-reports/a', audited('2026-03-10T08:00+07:00', '2026-03-09')),
      ...both('periodic-reports/b', audited('2026-03-12T08:00+07:00', '2026-03-09', { basis: 'hop-nhat' })),
      ...both('periodic-reports/c', other('bao-cao-thuong-nien', '2026-04-01T23:59+07:00')),
    },
    [],
  ],
  [
    'an annual report too long after the statements',
    {
      ...both('periodic-reports/a', audited('2026-03-10T08:00+07:00', '2026-03-09')),
      ...both('periodic-reports/c', other('bao-cao-thuong-nien', '2026-03-31T08:00+07:00')),
    },
    [late('annual-report-20d', 'publishedAt', '2026-03-30T23:59+07:00', '2026-03-31T08:00+07:00', '9 hours')],
  ],
  [
    'a governance report in time',
    both('periodic-reports/a', other('bao-cao-tinh-hinh-quan-tri', '2026-07-30T23:59+07:00', 'H1')),
    [],
  ],
  [
    'a governance report late',
    both('periodic-reports/a', other('bao-cao-tinh-hinh-quan-tri', '2026-07-31T00:00+07:00', 'H1')),
    [late('governance-report', 'publishedAt', '2026-07-30T23:59+07:00', '2026-07-31T00:00+07:00', '1 hour')],
  ],
])('%s', async (_case, changes, expected) => {
  expect(await findingsOf(changes)).toEqual(expected)
})
