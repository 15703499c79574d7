import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examineWith, now, problemsOf, text, type Changes } from '#compiler/content-fixture.ts'
import { toComplianceReport } from '#editor/to-compliance-report.ts'
import { siteContent } from '../../../../tests/site/site.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'

const report = (publishedAt: string, facts: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    code: 'bao-cao-tai-chinh',
    fiscalYear: '2026',
    period: 'Q1',
    basis: 'rieng',
    assurance: 'chua-kiem-toan',
    periodEnd: '2026-03-31',
    publishedAt,
    ...facts,
  })
    .map(([field, value]) => (value === '' ? '' : `${field}: ${value}\n`))
    .join('') + attachment

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

const attachment = 'attachments:\n  - { file: a.pdf, kind: bao-cao, language: vi, title: { vi: a, en: a } }\n'

const both = (folder: string, facts: string): Changes => ({
  [`${folder}/entry.yaml`]: facts,
  [`${folder}/vi.md`]: text(),
  [`${folder}/en.md`]: text(),
  ...(facts.includes('a.pdf') && { [`${folder}/a.pdf`]: '%PDF-1.7\n%%EOF\n' }),
})

const announcement = (expiresAt: string) =>
  `audience: khach-hang\nseverity: khan\nrefNo: "1"\neffectiveFrom: 2026-10-01\nexpiresAt: ${expiresAt}\npublishedAt: 2026-10-01T08:00+07:00\n`

const basis = 'discloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\n'

const disclosure = (publishedAt: string) =>
  `code: dinh-ky\nrefNo: "1"\ndocumentDate: 2024-12-30\n${basis}publishedAt: ${publishedAt}\n`

const extraordinary = (publishedAt: string) =>
  `code: bat-thuong\nrefNo: "1"\ndocumentDate: 2026-03-02\neventAt: 2026-03-02T10:00+07:00\n${basis}publishedAt: ${publishedAt}\n`

const meeting = (opensAt: string, papers = '[]') =>
  `year: 2026\nkind: bat-thuong\nrecordDate: 2026-01-02\nopensAt: ${opensAt}\nplace: { vi: a, en: a }\nform: truc-tiep\npapers: ${papers}\npublishedAt: 2026-01-02T08:00+07:00\n`

const invitation = (publishedAt: string): Changes => ({
  ...both('disclosures/thu-moi', extraordinary(publishedAt).replace('bat-thuong', 'dinh-ky')),
})

const onRequest = (publishedAt: string) => extraordinary(publishedAt).replace('bat-thuong', 'theo-yeu-cau')

const right = (publishedAt: string, more = '') =>
  `kind: co-tuc\ndividend: { fiscalYear: 2025, form: tien, rate: "5" }\nexDate: 2026-05-14\nrecordDate: 2026-05-15\npayDate: 2026-06-10\npublishedAt: ${publishedAt}\n${more}`

const profile = await readFile(join(siteContent, 'profile/cong-ty/entry.yaml'), 'utf8')
/** The firm without subsidiaries. */
const alone: Changes = { 'profile/cong-ty/entry.yaml': profile.replace('isParent: true\n', '') }

const late = (rule: string, field: string, due: string, published: string, by: string) =>
  `late ${rule} ${field}: Was due by ${due} and published at ${published}: ${by} late`

test.each<[string, Changes, string[]]>([
  ['a quarter in time', both('periodic-reports/a', report('2026-04-29T23:59+07:00')), []],
  [
    'a quarter a minute late, on a holiday',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    [
      late('quarterly-statements', 'publishedAt', '2026-04-30T23:59+07:00', '2026-05-01T00:00+07:00', '1 hours'),
      'holiday report-on-holiday publishedAt: Is on 2026-05-01, a public holiday',
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
    [late('quarterly-statements', 'publishedAt', '2026-04-20T23:59+07:00', '2026-04-21T00:00+07:00', '1 hours')],
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
  ['a half-year in time', both('periodic-reports/a', reviewed('2026-08-29T10:00+07:00', '2026-08-24')), []],
  [
    'a half-year too long after the signature',
    both('periodic-reports/a', reviewed('2026-08-15T00:00+07:00', '2026-08-09')),
    [late('half-year-statements', 'publishedAt', '2026-08-14T23:59+07:00', '2026-08-15T00:00+07:00', '1 hours')],
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
    [late('yearly-statements', 'publishedAt', '2026-03-20T23:59+07:00', '2026-03-21T00:00+07:00', '1 hours')],
  ],
  [
    'a year too long after its end',
    both('periodic-reports/a', audited('2026-04-01T00:00+07:00', '2026-03-31')),
    [late('yearly-statements', 'publishedAt', '2026-03-31T23:59+07:00', '2026-04-01T00:00+07:00', '1 hours')],
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
      late('safety-ratio-half-year', 'publishedAt', '2026-08-29T23:59+07:00', '2026-08-30T00:00+07:00', '1 hours'),
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
      late('safety-ratio-year', 'publishedAt', '2026-03-31T23:59+07:00', '2026-04-01T00:00+07:00', '1 hours'),
      'missing-assurance safety-ratio-audited assurance: Has `assurance: soat-xet`; it must be kiem-toan',
    ],
  ],
  ['an annual report in time', both('periodic-reports/a', other('bao-cao-thuong-nien', '2026-04-20T23:59+07:00')), []],
  [
    'an annual report late',
    both('periodic-reports/a', other('bao-cao-thuong-nien', '2026-04-21T00:00+07:00')),
    [late('annual-report', 'publishedAt', '2026-04-20T23:59+07:00', '2026-04-21T00:00+07:00', '1 hours')],
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
    [late('governance-report', 'publishedAt', '2026-07-30T23:59+07:00', '2026-07-31T00:00+07:00', '1 hours')],
  ],
  ['an event disclosed in time', both('disclosures/a', extraordinary('2026-03-03T10:00+07:00')), []],
  [
    'an event disclosed a minute late',
    both('disclosures/a', extraordinary('2026-03-03T10:01+07:00')),
    [late('extraordinary-24h', 'publishedAt', '2026-03-03T10:00+07:00', '2026-03-03T10:01+07:00', '1 hours')],
  ],
  ['a request answered in time', both('disclosures/a', onRequest('2026-03-03T10:00+07:00')), []],
  [
    'a request answered a minute late',
    both('disclosures/a', onRequest('2026-03-03T10:01+07:00')),
    [late('on-request-24h', 'publishedAt', '2026-03-03T10:00+07:00', '2026-03-03T10:01+07:00', '1 hours')],
  ],
  [
    'a disclosure on the first day of Tết',
    both('disclosures/a', disclosure('2025-01-29T10:00+07:00')),
    ['holiday disclosure-on-holiday publishedAt: Is on 2025-01-29, a public holiday'],
  ],
  ['a record date announced in time', both('share-management/a', right('2026-05-05T23:59+07:00')), []],
  [
    'a record date announced late',
    both('share-management/a', right('2026-05-06T00:00+07:00')),
    [late('record-date-10d', 'publishedAt', '2026-05-05T23:59+07:00', '2026-05-06T00:00+07:00', '1 hours')],
  ],
  [
    'a correction of an announced record date has no deadline',
    {
      ...both('share-management/a', right('2026-05-04T08:00+07:00')),
      ...both(
        'share-management/b',
        right('2026-05-12T08:00+07:00', 'corrects: { entry: a, reason: { vi: a, en: a } }\n'),
      ),
    },
    [],
  ],
  [
    'documents 21 days before a meeting, results a day after it',
    {
      ...invitation('2026-03-10T09:00+07:00'),
      ...both('disclosures/nghi-quyet', disclosure('2026-04-01T23:59+07:00').replace('"1"', '"2"')),
      ...both(
        'meetings/a',
        meeting(
          '2026-03-31T09:00+07:00',
          '[{ kind: thu-moi, disclosure: thu-moi }, { kind: nghi-quyet, disclosure: nghi-quyet }]',
        ),
      ),
    },
    [],
  ],
  [
    'documents and results a minute late',
    {
      ...invitation('2026-03-10T09:01+07:00'),
      ...both('disclosures/nghi-quyet', disclosure('2026-04-02T00:00+07:00').replace('"1"', '"2"')),
      ...both(
        'meetings/a',
        meeting(
          '2026-03-31T09:00+07:00',
          '[{ kind: thu-moi, disclosure: thu-moi }, { kind: nghi-quyet, disclosure: nghi-quyet }]',
        ),
      ),
    },
    [
      late(
        'meeting-documents-21d',
        'papers.0.disclosure',
        '2026-03-10T09:00+07:00',
        '2026-03-10T09:01+07:00',
        '1 hours',
      ),
      late('meeting-results-24h', 'papers.1.disclosure', '2026-04-01T23:59+07:00', '2026-04-02T00:00+07:00', '1 hours'),
    ],
  ],
  [
    'a resolution a minute more than 24 hours after its decision',
    {
      ...both(
        'disclosures/nghi-quyet',
        extraordinary('2026-11-02T11:01+07:00').replace('2026-03-02T10:00', '2026-11-01T11:00'),
      ),
      ...both('meetings/a', meeting('2026-11-01T09:00+07:00', '[{ kind: nghi-quyet, disclosure: nghi-quyet }]')),
    },
    [
      late('extraordinary-24h', 'publishedAt', '2026-11-02T11:00+07:00', '2026-11-02T11:01+07:00', '1 hours'),
      late('meeting-results-24h', 'papers.0.disclosure', '2026-11-02T11:00+07:00', '2026-11-02T11:01+07:00', '1 hours'),
    ],
  ],
  ['a meeting in the distant future', both('meetings/a', meeting('2026-12-31T09:00+07:00')), []],
  [
    'a meeting whose documents are due soon',
    both('meetings/a', meeting('2026-12-20T09:00+07:00')),
    ['expiring meeting-documents-21d papers: No document is published yet; due by 2026-11-29T09:00+07:00'],
  ],
  [
    'a meeting whose documents are overdue',
    both('meetings/a', meeting('2026-12-01T09:00+07:00')),
    ['late meeting-documents-21d papers: No document is published yet; due by 2026-11-10T09:00+07:00'],
  ],
  [
    'a meeting whose record date is ahead and was not announced',
    both(
      'meetings/a',
      meeting('2027-01-20T09:00+07:00')
        .replace('recordDate: 2026-01-02', 'recordDate: 2026-12-09')
        .replace('year: 2026', 'year: 2027'),
    ),
    [
      'late meeting-record-date-20d papers: No notice of the record date is published yet; due by 2026-11-19T23:59+07:00',
    ],
  ],
  [
    'a record date of a meeting announced a minute late',
    {
      ...both('disclosures/ngay', disclosure('2026-01-06T00:00+07:00')),
      ...both(
        'meetings/a',
        meeting('2027-01-20T09:00+07:00', '[{ kind: ngay-dang-ky, disclosure: ngay }]')
          .replace('recordDate: 2026-01-02', 'recordDate: 2026-01-25')
          .replace('year: 2026', 'year: 2027'),
      ),
    },
    [
      late(
        'meeting-record-date-20d',
        'papers.0.disclosure',
        '2026-01-05T23:59+07:00',
        '2026-01-06T00:00+07:00',
        '1 hours',
      ),
    ],
  ],
  [
    'a meeting that is over without minutes',
    both('meetings/a', meeting('2026-11-01T09:00+07:00')),
    ['late meeting-results-24h papers: No minutes or resolution is published; due by 2026-11-02T23:59+07:00'],
  ],
  ['an announcement with time left', both('announcements/a', announcement('2026-12-22')), []],
  [
    'an announcement that ends in a month',
    both('announcements/a', announcement('2026-12-21')),
    ['expiring announcement-ends expiresAt: Ends on 2026-12-21, in 30 days'],
  ],
  [
    'an announcement that ends today',
    both('announcements/a', announcement('2026-11-21')),
    ['expiring announcement-ends expiresAt: Ends on 2026-11-21, in 0 days'],
  ],
  ['an announcement that is over', both('announcements/a', announcement('2026-11-20')), []],
  [
    'no English text before it was required',
    { ...both('disclosures/a', disclosure('2025-12-31T23:59+07:00')), 'disclosures/a/en.md': null },
    [],
  ],
  [
    'a charter without its document',
    both(
      'governance/a',
      'code: dieu-le\nversion: "1"\nadoptedOn: 2025-01-01\neffectiveFrom: 2025-01-01\npublishedAt: 2025-01-02T08:00+07:00\n',
    ),
    ['missing-document whole-charter : Has no document among its attachments'],
  ],
  [
    'no English text since it is required',
    { ...both('disclosures/a', disclosure('2026-01-02T00:00+07:00')), 'disclosures/a/en.md': null },
    ['missing-translation english-disclosures : Has no English text, which is required since 2026-01-01'],
  ],
])('%s', async (_case, changes, expected) => {
  const { content } = await examineWith(changes)
  const findings = applyDisclosureRules(content, now)
  expect(findings.map(({ kind, rule, field, message }) => `${kind} ${rule.id} ${field.join('.')}: ${message}`)).toEqual(
    expected,
  )
  expect(toComplianceReport(content, now)).toContain('not legal advice')
  for (const { message } of findings) expect(toComplianceReport(content, now)).toContain(message)
})

test.each<[string, Changes, string]>([
  [
    'a missing English text stops the build',
    { ...both('disclosures/a', disclosure('2026-01-01T00:00+07:00')), 'disclosures/a/en.md': null },
    'disclosures/a/entry.yaml:1:1 Has no English text, which is required since 2026-01-01 (english-disclosures: Thông tư 68/2024/TT-BTC); write en.md beside vi.md',
  ],
  [
    'late publication is a warning',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    'periodic-reports/a/entry.yaml:7:14 warning: Was due by 2026-04-30T23:59+07:00 and published at 2026-05-01T00:00+07:00: 1 hours late (quarterly-statements: Thông tư 96/2020/TT-BTC, Điều 14)',
  ],
])('%s', async (_case, changes, problem) => {
  expect(await problemsOf(changes)).toContain(problem)
})
