import { expect, test } from 'vitest'
import { toComplianceReport } from '#desk/to-compliance-report.ts'
import { examineWith, now, problemsOf, type Changes } from '#engine/content/content-fixture.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'
import { both, findingsOf, late, report } from './disclosure-rules-fixture.ts'

// Those of periodic reports: apply-periodic-rules.test.ts.

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
  ...both('disclosures/thu-moi', disclosure(publishedAt)),
})

/** Minutes and resolution, in one disclosure. */
const results = (publishedAt: string, eventAt: string): Changes => ({
  ...both(
    'disclosures/kq',
    extraordinary(publishedAt).replace('2026-03-02T10:00+07:00', eventAt).replace('"1"', '"2"'),
  ),
})
const resultPapers = '[{ kind: bien-ban, disclosure: kq }, { kind: nghi-quyet, disclosure: kq }]'
const allPapers = `[{ kind: thu-moi, disclosure: thu-moi }, { kind: tai-lieu, disclosure: thu-moi }, ${resultPapers.slice(1)}`

/** A consultation in writing: until when ballots are to be returned, and when they had been counted. */
const consultation = (ballotsUntil: string, closedAt: string) =>
  meeting('2026-10-07T08:00+07:00', `[{ kind: tai-lieu, disclosure: thu-moi }, ${resultPapers.slice(1)}`)
    .replace('kind: bat-thuong', 'kind: lay-y-kien')
    .replace('form: truc-tiep\n', `ballotsUntil: ${ballotsUntil}\nclosedAt: ${closedAt}\n`)

const ballot = 'attachments:\n  - { file: a.pdf, kind: phieu-bieu-quyet, language: both, title: { vi: a, en: a } }\n'

const onRequest = (publishedAt: string) => extraordinary(publishedAt).replace('bat-thuong', 'theo-yeu-cau')

const right = (publishedAt: string, more = '') =>
  `kind: co-tuc\ndividend: { fiscalYear: 2025, form: tien, rate: "5" }\nexDate: 2026-05-14\nrecordDate: 2026-05-15\npayDate: 2026-06-10\npublishedAt: ${publishedAt}\n${more}`

const regulation = (effectiveTo: string) =>
  `code: quy-che\nversion: "1.0"\nadoptedOn: 2026-01-01\neffectiveFrom: 2026-01-02\neffectiveTo: ${effectiveTo}\npublishedAt: 2026-01-02T08:00+07:00\n`

test.each<[string, Changes, string[]]>([
  ['an event disclosed in time', both('disclosures/a', extraordinary('2026-03-03T10:00+07:00')), []],
  [
    'an event disclosed a minute late',
    both('disclosures/a', extraordinary('2026-03-03T10:01+07:00')),
    [late('extraordinary-24h', 'publishedAt', '2026-03-03T10:00+07:00', '2026-03-03T10:01+07:00', '1 hour')],
  ],
  ['a request answered in time', both('disclosures/a', onRequest('2026-03-03T10:00+07:00')), []],
  [
    'a request answered a minute late',
    both('disclosures/a', onRequest('2026-03-03T10:01+07:00')),
    [late('on-request-24h', 'publishedAt', '2026-03-03T10:00+07:00', '2026-03-03T10:01+07:00', '1 hour')],
  ],
  [
    'a disclosure on the first day of Tết',
    both('disclosures/a', disclosure('2025-01-29T10:00+07:00')),
    ['holiday disclosure-on-holiday publishedAt: Is on 29 January 2025, a public holiday'],
  ],
  ['a record date announced in time', both('share-management/a', right('2026-05-05T23:59+07:00')), []],
  [
    'a record date announced late',
    both('share-management/a', right('2026-05-06T00:00+07:00')),
    [late('record-date-10d', 'publishedAt', '2026-05-05T23:59+07:00', '2026-05-06T00:00+07:00', '1 hour')],
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
    'all papers of a meeting 21 days before it, its results a day after its decision',
    {
      ...invitation('2026-03-10T09:00+07:00'),
      ...results('2026-04-01T11:00+07:00', '2026-03-31T11:00+07:00'),
      ...both('meetings/a', meeting('2026-03-31T09:00+07:00', allPapers)),
    },
    [],
  ],
  [
    'papers and results a minute late',
    {
      ...invitation('2026-03-10T09:01+07:00'),
      ...results('2026-04-01T11:01+07:00', '2026-03-31T11:00+07:00'),
      ...both('meetings/a', meeting('2026-03-31T09:00+07:00', allPapers)),
    },
    [
      late('extraordinary-24h', 'publishedAt', '2026-04-01T11:00+07:00', '2026-04-01T11:01+07:00', '1 hour'),
      ...[0, 1].map((place) =>
        late(
          'meeting-documents-21d',
          `papers.${place}.disclosure`,
          '2026-03-10T09:00+07:00',
          '2026-03-10T09:01+07:00',
          '1 hour',
        ),
      ),
      ...[2, 3].map((place) =>
        late(
          'meeting-results-24h',
          `papers.${place}.disclosure`,
          '2026-04-01T11:00+07:00',
          '2026-04-01T11:01+07:00',
          '1 hour',
        ),
      ),
    ],
  ],
  [
    'results of which nothing tells when they were decided: since the meeting opened',
    {
      ...both('disclosures/kq', disclosure('2026-11-02T09:01+07:00').replace('"1"', '"2"')),
      ...both('meetings/a', meeting('2026-11-01T09:00+07:00', resultPapers)),
    },
    [0, 1].map((place) =>
      late(
        'meeting-results-24h',
        `papers.${place}.disclosure`,
        '2026-11-02T09:00+07:00',
        '2026-11-02T09:01+07:00',
        '1 hour',
      ),
    ),
  ],
  [
    'minutes without a resolution',
    {
      ...both('disclosures/kq', disclosure('2026-11-01T12:00+07:00').replace('"1"', '"2"')),
      ...both('meetings/a', meeting('2026-11-01T09:00+07:00', '[{ kind: bien-ban, disclosure: kq }]')),
    },
    ['late meeting-results-24h papers: Not published: resolution; due by 2 November 2026, 09:00'],
  ],
  [
    'one paper of six',
    {
      ...both('disclosures/thu-moi', disclosure('2026-11-01T12:00+07:00')),
      ...both('meetings/a', meeting('2026-12-20T09:00+07:00', '[{ kind: thu-moi, disclosure: thu-moi }]')),
    },
    [
      'expiring meeting-documents-21d papers: Not published yet: agenda, documents, draft resolutions, ballot; due by 29 November 2026, 09:00',
    ],
  ],
  [
    'papers that are documents of a disclosure, and one that was withdrawn',
    {
      ...both('disclosures/thu-moi', `${disclosure('2026-11-01T12:00+07:00')}${ballot}`),
      ...both(
        'disclosures/du-thao',
        `${disclosure('2026-11-01T12:00+07:00').replace('"1"', '"2"')}status: withdrawn\nwithdrawal: { at: 2026-11-02T08:00+07:00, reason: { vi: a, en: a } }\n`,
      ),
      ...both(
        'meetings/a',
        meeting(
          '2026-12-20T09:00+07:00',
          '[{ kind: chuong-trinh, disclosure: thu-moi }, { kind: to-trinh, disclosure: thu-moi }, { kind: thu-moi, disclosure: thu-moi }, { kind: du-thao-nghi-quyet, disclosure: du-thao }]',
        ),
      ),
    },
    ['expiring meeting-documents-21d papers: Not published yet: draft resolutions; due by 29 November 2026, 09:00'],
  ],
  [
    'a consultation whose documents are there ten days before, and whose votes were counted late',
    {
      ...both('disclosures/thu-moi', disclosure('2026-10-06T17:00+07:00')),
      ...results('2026-10-18T10:31+07:00', '2026-10-17T10:31+07:00'),
      ...both('meetings/a', consultation('2026-10-16T17:00+07:00', '2026-10-17T10:30+07:00')),
    },
    [1, 2].map((place) =>
      late(
        'meeting-results-24h',
        `papers.${place}.disclosure`,
        '2026-10-18T10:30+07:00',
        '2026-10-18T10:31+07:00',
        '1 hour',
      ),
    ),
  ],
  [
    'a consultation whose documents are a minute late',
    {
      ...both('disclosures/thu-moi', disclosure('2026-10-06T17:01+07:00')),
      ...results('2026-10-17T10:30+07:00', '2026-10-17T10:00+07:00'),
      ...both('meetings/a', consultation('2026-10-16T17:00+07:00', '2026-10-17T10:00+07:00')),
    },
    [
      late(
        'consultation-documents-10d',
        'papers.0.disclosure',
        '2026-10-06T17:00+07:00',
        '2026-10-06T17:01+07:00',
        '1 hour',
      ),
    ],
  ],
  [
    'a meeting whose documents are due in fourteen days',
    both('meetings/a', meeting('2026-12-26T08:00+07:00')),
    [
      'expiring meeting-documents-21d papers: Not published yet: invitation, agenda, documents, draft resolutions, ballot; due by 5 December 2026, 08:00',
    ],
  ],
  ['a meeting whose documents are due in fifteen days', both('meetings/a', meeting('2026-12-27T08:00+07:00')), []],
  ['a meeting whose results are due this minute', both('meetings/a', meeting('2026-11-20T08:00+07:00')), []],
  [
    'a meeting whose results were due a minute ago',
    both('meetings/a', meeting('2026-11-20T07:59+07:00')),
    ['late meeting-results-24h papers: Not published: minutes, resolution; due by 21 November 2026, 07:59'],
  ],
  [
    'a regulation that ends in sixty days',
    both('governance/a', regulation('2027-01-20')),
    ['expiring governance-ends effectiveTo: Ends on 20 January 2027, in 60 days'],
  ],
  ['a regulation that ends in sixty-one days', both('governance/a', regulation('2027-01-21')), []],
  ['a meeting in the distant future', both('meetings/a', meeting('2026-12-31T09:00+07:00')), []],
  [
    'a meeting whose documents are due soon',
    both('meetings/a', meeting('2026-12-20T09:00+07:00')),
    [
      'expiring meeting-documents-21d papers: Not published yet: invitation, agenda, documents, draft resolutions, ballot; due by 29 November 2026, 09:00',
    ],
  ],
  [
    'a meeting whose documents are overdue',
    both('meetings/a', meeting('2026-12-01T09:00+07:00')),
    [
      'late meeting-documents-21d papers: Not published yet: invitation, agenda, documents, draft resolutions, ballot; due by 10 November 2026, 09:00',
    ],
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
      'late meeting-record-date-20d papers: Not published yet: notice of the record date; due by 19 November 2026, 23:59',
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
        '1 hour',
      ),
    ],
  ],
  [
    'a meeting that is over without minutes',
    both('meetings/a', meeting('2026-11-01T09:00+07:00')),
    ['late meeting-results-24h papers: Not published: minutes, resolution; due by 2 November 2026, 09:00'],
  ],
  ['an announcement with time left', both('announcements/a', announcement('2026-12-22')), []],
  [
    'an announcement that ends in a month',
    both('announcements/a', announcement('2026-12-21')),
    ['expiring announcement-ends expiresAt: Ends on 21 December 2026, in 30 days'],
  ],
  [
    'an announcement that ends today',
    both('announcements/a', announcement('2026-11-21')),
    ['expiring announcement-ends expiresAt: Ends on 21 November 2026, in 0 days'],
  ],
  ['an announcement that is over', both('announcements/a', announcement('2026-11-20')), []],
  [
    'no English text before it was required',
    {
      ...both('disclosures/a', extraordinary('2025-12-31T23:59+07:00').replaceAll('2026-03-02', '2025-12-31')),
      'disclosures/a/en.md': null,
    },
    [],
  ],
  [
    'no English text of what is periodic, which is required a year before the rest',
    { ...both('disclosures/a', disclosure('2025-01-02T08:00+07:00')), 'disclosures/a/en.md': null },
    ['missing-translation english-periodic-papers : Has no English text, which is required since 1 January 2025'],
  ],
  [
    'an English text whose document is in Vietnamese alone',
    both('disclosures/a', `${disclosure('2026-01-02T08:00+07:00')}${ballot.replace('both', 'vi')}`),
    [
      'missing-translation english-periodic-papers attachments: Has "a.pdf" and no English document beside it, which is required since 1 January 2025',
    ],
  ],
  [
    'a document in each language',
    {
      ...both(
        'disclosures/a',
        `${disclosure('2026-01-02T08:00+07:00')}${ballot.replace('both', 'vi')}  - { file: b.pdf, kind: phieu-bieu-quyet, language: en, title: { vi: a, en: a } }\n`,
      ),
      'disclosures/a/b.pdf': '%PDF-1.7\n1\n%%EOF\n',
    },
    [],
  ],
  [
    'a request without the time at which it was received',
    both('disclosures/a', onRequest('2026-03-03T10:00+07:00').replace(/eventAt: .*\n/, '')),
    [
      'missing-date on-request-dated : Has no `eventAt`: the time at which the request was received, from which the 24 hours count',
    ],
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
    { ...both('disclosures/a', extraordinary('2026-03-02T12:00+07:00')), 'disclosures/a/en.md': null },
    ['missing-translation english-disclosures : Has no English text, which is required since 1 January 2026'],
  ],
])('%s', async (_case, changes, expected) => {
  expect(await findingsOf(changes)).toEqual(expected)
  const { content } = await examineWith(changes)
  const compliance = toComplianceReport(content, now)
  expect(compliance).toContain('not legal advice')
  for (const { message } of applyDisclosureRules(content, now)) expect(compliance).toContain(message)
})

const lock = (folder: string) => `${folder} published 2026-03-03T03:00:00.000Z\n`

test.each<[string, Changes, string]>([
  [
    'a missing English text stops the build',
    { ...both('disclosures/a', disclosure('2026-01-01T00:00+07:00')), 'disclosures/a/en.md': null },
    'disclosures/a/entry.yaml:1:1 Has no English text, which is required since 1 January 2025 (english-periodic-papers: Thông tư 96/2020/TT-BTC, Điều 5, khoản 2, điểm a); write en.md beside vi.md',
  ],
  [
    'a missing English document stops the build',
    both('disclosures/a', `${disclosure('2026-01-02T08:00+07:00')}${ballot.replace('both', 'vi')}`),
    'disclosures/a/entry.yaml:8:3 Has "a.pdf" and no English document beside it, which is required since 1 January 2025 (english-periodic-papers: Thông tư 96/2020/TT-BTC, Điều 5, khoản 2, điểm a); add it under "attachments" with `language: en`',
  ],
  [
    'a missing date stops the build',
    both('disclosures/a', onRequest('2026-11-03T10:00+07:00').replace(/eventAt: .*\n/, '')),
    'disclosures/a/entry.yaml:1:1 Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
  [
    'a missing date of ninety days ago stops the build',
    both('disclosures/a', onRequest('2026-08-23T08:00+07:00').replace(/eventAt: .*\n/, '')),
    'disclosures/a/entry.yaml:1:1 Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
  [
    'one of a minute before stops nothing',
    both('disclosures/a', onRequest('2026-08-23T07:59+07:00').replace(/eventAt: .*\n/, '')),
    'disclosures/a/entry.yaml:1:1 warning: Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
  [
    'a date that nobody can find out any more stops nothing',
    both('disclosures/a', onRequest('2026-03-03T10:00+07:00').replace(/eventAt: .*\n/, '')),
    'disclosures/a/entry.yaml:1:1 warning: Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
  [
    'late publication is a warning',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    'periodic-reports/a/entry.yaml:7:14 warning: Was due by 30 April 2026, 23:59 and published at 1 May 2026, 00:00: 1 hour late (quarterly-statements: Thông tư 96/2020/TT-BTC, Điều 14, khoản 3, điểm c)',
  ],
  [
    'an unlikely date is advice',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    'periodic-reports/a/entry.yaml:7:14 warning: Is on 1 May 2026, a public holiday (advice; report-on-holiday: editors)',
  ],
  [
    'a text can still be added beside what is recorded as disclosed',
    {
      ...both('disclosures/a', disclosure('2026-01-01T00:00+07:00')),
      'disclosures/a/en.md': null,
      'archive.lock': lock('disclosures/a'),
    },
    'disclosures/a/entry.yaml:1:1 Has no English text, which is required since 1 January 2025 (english-periodic-papers: Thông tư 96/2020/TT-BTC, Điều 5, khoản 2, điểm a); write en.md beside vi.md',
  ],
  [
    'a fact that is missing in what is recorded stops nothing',
    {
      ...both('disclosures/a', onRequest('2026-11-03T10:00+07:00').replace(/eventAt: .*\n/, '')),
      'archive.lock': lock('disclosures/a'),
    },
    'disclosures/a/entry.yaml:1:1 warning: Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
])('%s', async (_case, changes, problem) => {
  expect(await problemsOf(changes)).toContain(problem)
})
