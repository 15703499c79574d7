import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

// Checks of several fields of one entry, in the schemas of investor relations.

const attachments =
  'attachments:\n  - { file: a.csv, kind: bao-cao, language: both, title: { vi: Báo cáo, en: Report } }\n'

const entryOf = (folder: string, facts: string): Changes => ({
  [`${folder}/entry.yaml`]: facts,
  [`${folder}/vi.md`]: text(),
  [`${folder}/en.md`]: text(),
})

const reportFacts = `code: bao-cao-tai-chinh
fiscalYear: 2026
period: H1
basis: rieng
assurance: soat-xet
auditor: { vi: Đơn vị kiểm toán minh hoạ A, en: Illustrative Audit Firm A }
periodEnd: 2026-06-30
signedOn: 2026-08-12
publishedAt: 2026-08-14T10:00+07:00
`
const report = (from: string | RegExp = '', to = '', name = 'a'): Changes => ({
  ...entryOf(`periodic-reports/${name}`, `${reportFacts.replace(from, to)}${attachments}`),
  [`periodic-reports/${name}/a.csv`]: 'a,b\n1,2\n',
})

/** Statements of a quarter, which nobody reviewed. */
const quarter = (publication: string) =>
  report(
    /^[^]*$/,
    `code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: Q2\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: 2026-06-30\n${publication}\n`,
  )

const disclosureFacts = `code: bat-thuong
refNo: 01/2026
documentDate: 2026-10-08
eventAt: 2026-10-08T09:00+07:00
discloser: { vi: a, en: a }
legalBasis: { vi: a, en: a }
publishedAt: 2026-10-08T17:30+07:00
`
const disclosure = (from = '', to = '') => entryOf('disclosures/a', disclosureFacts.replace(from, to))

const shareFacts = `kind: co-tuc
exDate: 2026-05-14
recordDate: 2026-05-15
payDate: 2026-06-10
publishedAt: 2026-04-24T10:00+07:00
`
const dividend = 'dividend: { fiscalYear: 2025, form: tien, rate: "5" }\n'
const share = (from = '', to = '') => entryOf('share-management/a', `${shareFacts}${dividend}`.replace(from, to))
/** Another notice on shares. */
const issuance = (from = '', to = '') =>
  entryOf('share-management/a', shareFacts.replace('co-tuc', 'phat-hanh').replace(from, to))

const tradeFacts = `kind: giao-dich
trade:
  stage: ket-qua
  relation: co-dong-lon
  holder: { vi: a, en: a }
  side: mua
  registered: "50"
  executed: "50"
  before: "40"
  after: "90"
  from: 2026-09-14
  to: 2026-10-09
publishedAt: 2026-10-14T16:30+07:00
`
/** The result of a trade, with one part replaced, and then another removed or replaced too. */
const trade = (from = '', to = '', other = '', by = '') =>
  entryOf('share-management/a', tradeFacts.replace(from, to).replace(other, by))

const proceeds = (from = '', to = '') =>
  entryOf(
    'share-management/a',
    `kind: su-dung-von
proceeds:
  raised: "100"
  asOf: 2026-06-30
  lines:
    - { purpose: { vi: a, en: a }, planned: "60", used: "60" }
    - { purpose: { vi: b, en: b }, planned: "40", used: "0" }
publishedAt: 2026-10-14T16:30+07:00
`.replace(from, to),
  )

const bond = (from = '', to = '') =>
  entryOf(
    'share-management/a',
    `kind: trai-phieu
bond:
  code: "A"
  issued: "300"
  outstanding: "300"
  asOf: 2026-11-20
  issuedOn: 2026-11-20
  maturesOn: 2028-11-25
  rate: "8.2"
  rateKind: co-dinh
  interestMonths: 3
  isSecured: false
  isConvertible: false
publishedAt: 2026-11-20T16:30+07:00
`.replace(from, to),
  )

test.each<[string, Changes, string[]]>([
  ['nothing wrong', { ...report(), ...disclosure(), ...share() }, []],

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

  [
    'an extraordinary disclosure without the time of its event',
    disclosure('eventAt: 2026-10-08T09:00+07:00\n', ''),
    ['disclosures/a/entry.yaml:1:1 "eventAt": Is missing: an extraordinary disclosure needs the time of the event'],
  ],
  [
    'an event after its disclosure',
    disclosure('T09:00', 'T17:31'),
    ['disclosures/a/entry.yaml:4:10 "eventAt": Must not be after the time of publication'],
  ],
  [
    'an event without minutes',
    disclosure('T09:00+07:00', ''),
    ['disclosures/a/entry.yaml:4:10 "eventAt": Must be a date and time with offset, such as 2026-10-12T08:30+07:00'],
  ],
  [
    'a document dated after its publication',
    disclosure('documentDate: 2026-10-08', 'documentDate: 2026-10-09'),
    ['disclosures/a/entry.yaml:3:15 "documentDate": Must not be after the day of publication'],
  ],
  [
    'no discloser',
    disclosure('discloser: { vi: a, en: a }\n', ''),
    [
      'disclosures/a/entry.yaml:1:1 "discloser": Is missing: name the person in `disclosedBy`; or write position and name here, for one whom `leaders` does not have',
    ],
  ],
  [
    'a discloser in two ways',
    disclosure('discloser:', 'disclosedBy: b\ndiscloser:'),
    [
      'disclosures/a/entry.yaml:6:12 "discloser": Contradicts `disclosedBy`, which names the person; keep one of the two',
    ],
  ],
  ['an event', disclosure('eventAt:', 'event: co-tuc\neventAt:'), []],
  [
    'an event of a periodic disclosure',
    disclosure('code: bat-thuong', 'code: dinh-ky\nevent: co-tuc'),
    ['disclosures/a/entry.yaml:2:8 "event": Is only for `code: bat-thuong`'],
  ],
  [
    'an event that the law does not name',
    disclosure('eventAt:', 'event: co-tu\neventAt:'),
    [expect.stringContaining('not "co-tu". Did you mean "co-tuc"?')],
  ],
  [
    'two filings at one place',
    disclosure(
      'legalBasis:',
      'filings:\n  - { to: hnx, at: 2026-10-08T17:31+07:00 }\n  - { to: hnx, at: 2026-10-08T17:32+07:00 }\nlegalBasis:',
    ),
    [
      'disclosures/a/entry.yaml:7:3 "filings": Names a place twice; keep its first filing, and write a later one in the entry that corrects this one',
    ],
  ],

  [
    'a dividend without a payment',
    share('payDate: 2026-06-10\n', ''),
    ['share-management/a/entry.yaml:1:1 "payDate": Is missing: a dividend needs exDate, recordDate, payDate'],
  ],
  ['an issuance without a payment', issuance('payDate: 2026-06-10\n'), []],
  [
    'a dividend without its year, form and rate',
    share(dividend, ''),
    ['share-management/a/entry.yaml:1:1 "dividend": Is missing: a dividend needs its year, form and rate'],
  ],
  [
    'the rate of a dividend in a notice of another kind',
    share('co-tuc', 'phat-hanh'),
    ['share-management/a/entry.yaml:6:11 "dividend": Is only for a dividend (kind: co-tuc)'],
  ],
  [
    'a record date on the ex-rights date',
    share('recordDate: 2026-05-15', 'recordDate: 2026-05-14'),
    ['share-management/a/entry.yaml:3:13 "recordDate": Must be after exDate'],
  ],
  [
    'a payment before the record date',
    share('2026-06-10', '2026-05-15'),
    ['share-management/a/entry.yaml:4:10 "payDate": Must be after recordDate'],
  ],
  [
    'a payment before the ex-rights date, where there is no record date',
    issuance('exDate: 2026-05-14\nrecordDate: 2026-05-15', 'exDate: 2026-06-10'),
    ['share-management/a/entry.yaml:3:10 "payDate": Must be after exDate'],
  ],

  ['a trade', trade(), []],
  ['a change of a holding', trade('stage: ket-qua', 'stage: thay-doi', '  registered: "50"\n'), []],
  [
    'a registration with a result',
    trade('stage: ket-qua', 'stage: dang-ky'),
    [
      'share-management/a/entry.yaml:8:13 "trade.executed": Is not for `stage: dang-ky`',
      'share-management/a/entry.yaml:10:10 "trade.after": Is not for `stage: dang-ky`',
    ].toSorted(),
  ],
  [
    'a result without the holding after it',
    trade('', '', '  after: "90"\n'),
    ['share-management/a/entry.yaml:3:3 "trade.after": Is missing for `stage: ket-qua`'],
  ],
  [
    'a holding that does not follow',
    trade('after: "90"', 'after: "91"'),
    ['share-management/a/entry.yaml:10:10 "trade.after": Must be 90: 40 and the 50 shares traded'],
  ],
  [
    'a gift, from whose number nothing follows',
    trade('side: mua', 'side: khac', '  after: "90"\n', '  after: "77"\n'),
    [],
  ],
  [
    'a sale of more than is held',
    trade('side: mua', 'side: ban'),
    ['share-management/a/entry.yaml:10:10 "trade.after": Must be -10: 40 and the 50 shares traded'],
  ],
  [
    'more than was registered',
    trade('registered: "50"', 'registered: "49"'),
    ['share-management/a/entry.yaml:8:13 "trade.executed": Is more than was registered'],
  ],
  [
    'nobody who trades',
    trade('', '', '  holder: { vi: a, en: a }\n'),
    [
      'share-management/a/entry.yaml:3:3 "trade.holder": Is missing: name the person in `person`, or write the name of another holder here',
    ],
  ],
  [
    'a trade in a notice of another kind',
    trade('kind: giao-dich', 'kind: luu-ky'),
    ['share-management/a/entry.yaml:3:3 "trade": Is only for `kind: giao-dich`'],
  ],
  [
    'a notice of a trade without one',
    entryOf('share-management/a', 'kind: giao-dich\npublishedAt: 2026-10-14T16:30+07:00\n'),
    ['share-management/a/entry.yaml:1:1 "trade": Is missing for `kind: giao-dich`'],
  ],
  ['the use of proceeds', proceeds(), []],
  [
    'more used than planned',
    proceeds('used: "60"', 'used: "61"'),
    [
      'share-management/a/entry.yaml:6:57 "proceeds.lines.0.used": Is more than planned; a plan that was changed is stated as changed, with its approval in the text',
    ],
  ],
  [
    'plans that are not what was raised',
    proceeds('raised: "100"', 'raised: "101"'),
    ['share-management/a/entry.yaml:6:5 "proceeds.lines": The amounts planned sum to 100, but 101 was raised'],
  ],
  ['a bond', bond(), []],
  [
    'a bond that falls due before it was issued',
    bond('maturesOn: 2028-11-25', 'maturesOn: 2026-11-10'),
    ['share-management/a/entry.yaml:8:14 "bond.maturesOn": Must be after issuedOn'],
  ],
  [
    'more outstanding than issued',
    bond('outstanding: "300"', 'outstanding: "301"'),
    ['share-management/a/entry.yaml:5:16 "bond.outstanding": Is more than was issued'],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})

const missing = 'warning: "publishedAt": Is missing: when it appears on the site, such as 2026-10-12T08:30+07:00'

test.each<[string, Changes, string[]]>([
  [
    'a disclosure',
    disclosure('publishedAt: 2026-10-08T17:30+07:00', 'status: draft'),
    [`disclosures/a/entry.yaml:1:1 ${missing}`],
  ],
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
