import { expect, test } from 'vitest'
import { toComplianceReport } from '#desk/to-compliance-report.ts'
import { examineWith, now, type Changes } from '#engine/content/content-fixture.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'
import { ballot, both, disclosure, extraordinary, findingsOf, late } from './disclosure-rules-fixture.ts'

// The rules on papers and results of meetings and consultations.

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

test.each<[string, Changes, string[]]>([
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
    'a meeting that moved: its invitation announces the former date, and what was missing then stays so',
    {
      ...both(
        'disclosures/thu-moi',
        `${disclosure('2026-10-20T09:00+07:00')}announces: { opensAt: 2026-11-25T09:00+07:00 }\n${ballot}`,
      ),
      ...both(
        'meetings/a',
        `${meeting('2026-12-20T09:00+07:00', '[{ kind: thu-moi, disclosure: thu-moi }]')}rescheduled: [{ opensAt: 2026-11-25T09:00+07:00, recordDate: 2026-01-02, announcedAt: 2026-11-20T09:00+07:00, reason: { vi: a, en: a } }]\n`,
      ),
    },
    [
      'late meeting-documents-21d papers: Not published: agenda, documents, draft resolutions; due by 4 November 2026, 09:00, before the meeting was moved',
      'expiring meeting-documents-21d papers: Not published yet: invitation, agenda, documents, draft resolutions, ballot; due by 29 November 2026, 09:00',
    ],
  ],
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
])('%s', async (_case, changes, expected) => {
  expect(await findingsOf(changes)).toEqual(expected)
  const { content } = await examineWith(changes)
  const compliance = toComplianceReport(content, now)
  expect(compliance).toContain('not legal advice')
  for (const { message } of applyDisclosureRules(content, now)) expect(compliance).toContain(message)
})
