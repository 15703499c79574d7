import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'
import { reportFacts, report, disclosure, missing } from './disclosures-fixture.ts'

/** Statements of a quarter, which nobody reviewed. */
const quarter = (publication: string) =>
  report(
    /^[^]*$/,
    `code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: Q2\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: 2026-06-30\n${publication}\n`,
  )

test.each<[string, Changes, string[]]>([
  [
    'a period that ends on another day',
    report('06-30', '06-29'),
    [
      'periodic-reports/a/entry.yaml:7:12 "periodEnd": Must be 2026-06-30, the last day of H1 2026; the profile says when the fiscal year begins',
    ],
  ],
  [
    'a period of another year',
    report('fiscalYear: 2026', 'fiscalYear: 2025'),
    [
      'periodic-reports/a/entry.yaml:7:12 "periodEnd": Must be 2025-06-30, the last day of H1 2025; the profile says when the fiscal year begins',
    ],
  ],
  [
    'statements without a basis',
    report('basis: rieng\n', ''),
    [
      'periodic-reports/a/entry.yaml:1:1 "basis": Is missing: financial statements are "rieng" (separate) or "hop-nhat" (consolidated)',
    ],
  ],
  [
    'an annual report with a basis',
    report(
      reportFacts.slice(0, reportFacts.indexOf('period:')),
      'code: bao-cao-tinh-hinh-quan-tri\nfiscalYear: 2026\n',
    ),
    [
      'periodic-reports/a/entry.yaml:4:8 "basis": Is only for `code: bao-cao-tai-chinh`; remove it',
      'periodic-reports/a/entry.yaml:5:12 "assurance": Is only for financial statements and safety ratios; remove it',
    ],
  ],
  [
    'reviewed statements without an auditor',
    report(/auditor.*\n/.exec(reportFacts)?.[0], ''),
    ['periodic-reports/a/entry.yaml:1:1 "auditor": Is missing: it is required with `assurance: soat-xet`'],
  ],
  [
    'an auditor of unaudited statements',
    report('soat-xet', 'chua-kiem-toan'),
    [
      'periodic-reports/a/entry.yaml:6:10 "auditor": Is only for reports that were reviewed or audited; remove it, or correct `assurance`',
      'periodic-reports/a/entry.yaml:8:11 "signedOn": Is only for reports that were reviewed or audited; remove it, or correct `assurance`',
    ],
  ],
  [
    'statements without assurance',
    report('assurance: soat-xet\n', ''),
    ['periodic-reports/a/entry.yaml:1:1 "assurance": Is missing: write one of chua-kiem-toan, soat-xet, kiem-toan'],
  ],
  [
    'a report published before the end of its period',
    report('2026-08-14', '2026-06-14'),
    [
      'periodic-reports/a/entry.yaml:8:11 "signedOn": Must not be after the day of publication',
      'periodic-reports/a/entry.yaml:9:14 "publishedAt": Must be after the last day of the period, 30 June 2026',
    ],
  ],
  [
    'a quarter published on its last day',
    quarter('publishedAt: 2026-06-30T17:00+07:00'),
    ['periodic-reports/a/entry.yaml:7:14 "publishedAt": Must be after the last day of the period, 30 June 2026'],
  ],
  [
    'a quarter scheduled before its end',
    quarter('status: scheduled\npublishAt: 2026-06-29T08:00+07:00'),
    ['periodic-reports/a/entry.yaml:8:12 "publishAt": Must be after the last day of the period, 30 June 2026'],
  ],
  ['a quarter published on the day after', quarter('publishedAt: 2026-07-01T00:00+07:00'), []],
  [
    'a review without the day of its signature',
    report('signedOn: 2026-08-12\n', ''),
    [
      'periodic-reports/a/entry.yaml:1:1 "signedOn": Is missing: with `assurance: soat-xet`, the day on which the auditor signed, such as 2026-08-14',
    ],
  ],
  [
    'a review signed before the end of the period',
    report('signedOn: 2026-08-12', 'signedOn: 2026-06-30'),
    ['periodic-reports/a/entry.yaml:8:11 "signedOn": Must be after the end of the period, 30 June 2026'],
  ],
  [
    'an explanation that is not attached',
    report('basis', 'explains: [loi-nhuan]\nbasis'),
    [
      'periodic-reports/a/entry.yaml:4:11 "explains": Needs the explanation: attach it with `kind: giai-trinh`, or name its disclosure in `explainedIn`',
    ],
  ],
  [
    'an explanation of nothing',
    { ...report('basis', 'explainedIn: a\nbasis'), ...disclosure() },
    [
      'periodic-reports/a/entry.yaml:1:1 "explains": Is missing: an explanation is attached or named; write what it explains, one or more of loi-nhuan, lo, kiem-toan',
    ],
  ],
  [
    'an explanation in a disclosure',
    { ...report('basis', 'explains: [lo]\nexplainedIn: a\nbasis'), ...disclosure() },
    [],
  ],
  [
    'an explanation in a disclosure that is not there',
    report('basis', 'explains: [lo]\nexplainedIn: b\nbasis'),
    ['periodic-reports/a/entry.yaml:5:14 "explainedIn": There is no entry disclosures/b.'],
  ],
  [
    'two reports of one period',
    { ...report(), ...report('', '', 'b') },
    [
      'periodic-reports/b/entry.yaml:3:9 "period": "bao-cao-tai-chinh 2026 H1 rieng" is already used by periodic-reports/a; choose another value',
    ],
  ],
  ['a new version of a report', { ...report(), ...report('basis', 'supersedes: a\nbasis', 'b') }, []],
  [
    'the same period after one was withdrawn',
    {
      ...report(
        'basis',
        'status: withdrawn\nwithdrawal: { at: 2026-08-15T08:00+07:00, reason: { vi: a, en: a } }\nbasis',
      ),
      ...report('', '', 'b'),
    },
    [],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})

test.each<[string, Changes, string[]]>([
  [
    'a reviewed report',
    report('publishedAt: 2026-08-14T10:00+07:00', 'status: draft'),
    [`periodic-reports/a/entry.yaml:1:1 ${missing}`],
  ],
])('%s that is a draft without a moment lacks that alone', async (_case, changes, expected) => {
  expect((await problemsOf(changes)).filter((problem) => /(?:disclosures|periodic-reports)\/a/.test(problem))).toEqual(
    expected,
  )
})
