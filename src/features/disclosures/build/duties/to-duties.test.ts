import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toDutyBlocks } from '#desk/duties/to-duty-blocks.ts'
import { examineWith, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../../tests/site/site.ts'
import { both, report } from '../disclosure-rules-fixture.ts'
import type { Duty } from './duty.ts'
import { toDuties } from './to-duties.ts'

const profile = await readFile(join(siteContent, 'profile/cong-ty/entry.yaml'), 'utf8')
/** A firm without subsidiaries, whose fiscal year begins in a month. */
const firm = (startMonth = 1): Changes => ({
  'profile/cong-ty/entry.yaml': profile.replace('isParent: true\n', `fiscalYearStart: ${startMonth}\n`),
})

const say = ({ id, due, state, daysLeft }: Duty) => `${state} ${daysLeft} ${due} ${id.replace(/^[^/]*\//, '')}`

async function dutiesOf(changes: Changes, moment: string, isShown: (duty: Duty) => boolean): Promise<string[]> {
  const now = new Date(moment)
  const { content } = await examineWith(changes, { now })
  return toDuties(content, now).filter(isShown).map(say)
}

const ofReports =
  (code: string, ...periods: string[]) =>
  ({ subject }: Duty) =>
    subject.kind === 'report' && subject.code === code && periods.includes(`${subject.period} ${subject.fiscalYear}`)

const statements = (...periods: string[]) => ofReports('bao-cao-tai-chinh', ...periods)

/** A disclosure that is a paper of a meeting. @param announces the dates that it says as facts */
const notice = (slug: string, publishedAt: string, announces = ''): Changes =>
  both(
    `disclosures/${slug}`,
    `code: dinh-ky\nrefNo: "${slug}"\ndocumentDate: 2026-10-20\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: ${publishedAt}\n${announces && `announces: ${announces}\n`}`,
  )

/** A meeting of 10 December that was moved on 25 November to the 31st, without its papers. */
const moved = `year: 2026
kind: bat-thuong
recordDate: 2026-12-10
opensAt: 2026-12-31T09:00+07:00
place: { vi: a, en: a }
form: truc-tiep
publishedAt: 2026-11-01T08:00+07:00
rescheduled:
  - opensAt: 2026-12-10T09:00+07:00
    recordDate: 2026-11-25
    announcedAt: 2026-11-25T08:00+07:00
    reason: { vi: a, en: a }
`

const first = both('periodic-reports/a', report('2026-04-18T08:00+07:00'))

test.each<[string, Changes, string, (duty: Duty) => boolean, string[]]>([
  [
    'a quarter that is not over',
    { ...firm(), ...first },
    '2026-06-30T17:00+07:00',
    statements('Q2 2026'),
    ['ahead 20 2026-07-20T23:59+07:00 bao-cao-tai-chinh-2026-q2-rieng'],
  ],
  [
    'one that is due',
    { ...firm(), ...first },
    '2026-07-01T08:00+07:00',
    statements('Q2 2026'),
    ['due 19 2026-07-20T23:59+07:00 bao-cao-tai-chinh-2026-q2-rieng'],
  ],
  [
    'one that is due today',
    { ...firm(), ...first },
    '2026-07-20T23:58+07:00',
    statements('Q2 2026'),
    ['due 0 2026-07-20T23:59+07:00 bao-cao-tai-chinh-2026-q2-rieng'],
  ],
  [
    'one that is due this minute',
    { ...firm(), ...first },
    '2026-07-20T23:59+07:00',
    statements('Q2 2026'),
    ['due 0 2026-07-20T23:59+07:00 bao-cao-tai-chinh-2026-q2-rieng'],
  ],
  [
    'done in the last minute',
    { ...firm(), ...both('periodic-reports/a', report('2026-04-20T23:59+07:00')) },
    '2026-07-21T00:00+07:00',
    statements('Q1 2026'),
    ['done -92 2026-04-20T23:59+07:00 bao-cao-tai-chinh-2026-q1-rieng'],
  ],
  [
    'one that never came',
    { ...firm(), ...first },
    '2026-07-21T00:00+07:00',
    statements('Q2 2026'),
    ['overdue -1 2026-07-20T23:59+07:00 bao-cao-tai-chinh-2026-q2-rieng'],
  ],
  [
    'done in time, of a later version none the less',
    {
      ...firm(),
      ...first,
      ...both(
        'periodic-reports/b',
        report('2026-06-01T08:00+07:00', { corrects: '{ entry: a, reason: { vi: a, en: a } }' }),
      ),
    },
    '2026-07-21T00:00+07:00',
    statements('Q1 2026'),
    ['done -92 2026-04-20T23:59+07:00 bao-cao-tai-chinh-2026-q1-rieng'],
  ],
  [
    'done late',
    { ...firm(), ...both('periodic-reports/a', report('2026-04-21T00:00+07:00')) },
    '2026-07-21T00:00+07:00',
    statements('Q1 2026'),
    ['done-late -92 2026-04-20T23:59+07:00 bao-cao-tai-chinh-2026-q1-rieng'],
  ],
  [
    'withdrawn, and so not there',
    {
      ...firm(),
      ...both(
        'periodic-reports/a',
        report('2026-04-18T08:00+07:00', {
          status: 'withdrawn',
          withdrawal: '{ at: 2026-04-19T08:00+07:00, reason: { vi: a, en: a } }',
        }),
      ),
    },
    '2026-04-22T08:00+07:00',
    statements('Q1 2026'),
    ['overdue -2 2026-04-20T23:59+07:00 bao-cao-tai-chinh-2026-q1-rieng'],
  ],
  [
    'a quarter that was reviewed, after the term of the others',
    {
      ...firm(),
      ...both(
        'periodic-reports/a',
        report('2026-05-10T08:00+07:00', {
          assurance: 'soat-xet',
          auditor: '{ vi: a, en: a }',
          signedOn: '2026-05-08',
        }),
      ),
    },
    '2026-07-21T00:00+07:00',
    statements('Q1 2026'),
    ['done-late -92 2026-04-20T23:59+07:00 bao-cao-tai-chinh-2026-q1-rieng'],
  ],
  [
    'both kinds of statements of a parent company, with its longer term',
    first,
    '2026-07-25T08:00+07:00',
    statements('Q2 2026'),
    [
      'due 5 2026-07-30T23:59+07:00 bao-cao-tai-chinh-2026-q2-hop-nhat',
      'due 5 2026-07-30T23:59+07:00 bao-cao-tai-chinh-2026-q2-rieng',
    ],
  ],
  [
    'a half-year, whose term runs from the signature once there is one',
    {
      ...firm(),
      ...both(
        'periodic-reports/a',
        report('2026-08-12T08:00+07:00', {
          period: 'H1',
          periodEnd: '2026-06-30',
          assurance: 'soat-xet',
          auditor: '{ vi: a, en: a }',
          signedOn: '2026-08-05',
        }),
      ),
    },
    '2026-08-20T08:00+07:00',
    statements('H1 2026'),
    ['done-late -10 2026-08-10T23:59+07:00 bao-cao-tai-chinh-2026-h1-rieng'],
  ],
  [
    'an annual report after the statements of its year',
    {
      ...firm(),
      ...both(
        'periodic-reports/a',
        report('2026-03-10T08:00+07:00', {
          fiscalYear: '2025',
          period: 'FY',
          periodEnd: '2025-12-31',
          assurance: 'kiem-toan',
          auditor: '{ vi: a, en: a }',
          signedOn: '2026-03-09',
        }),
      ),
    },
    '2026-03-15T08:00+07:00',
    ofReports('bao-cao-thuong-nien', 'FY 2025'),
    ['due 15 2026-03-30T23:59+07:00 bao-cao-thuong-nien-2025-fy'],
  ],
  [
    'a kind of report of which none ever came: those of the last year',
    { ...firm(), ...first },
    '2026-11-21T08:00+07:00',
    ofReports('ty-le-an-toan-tai-chinh', 'FY 2024', 'H1 2025', 'FY 2025', 'H1 2026', 'FY 2026'),
    [
      'overdue -235 2026-03-31T23:59+07:00 ty-le-an-toan-tai-chinh-2025-fy',
      'overdue -99 2026-08-14T23:59+07:00 ty-le-an-toan-tai-chinh-2026-h1',
      'ahead 130 2027-03-31T23:59+07:00 ty-le-an-toan-tai-chinh-2026-fy',
    ],
  ],
  [
    'a fiscal year from April',
    firm(4),
    '2026-07-10T08:00+07:00',
    statements('Q4 2025', 'FY 2025', 'Q1 2026', 'H1 2026'),
    [
      'overdue -81 2026-04-20T23:59+07:00 bao-cao-tai-chinh-2025-q4-rieng',
      'overdue -11 2026-06-29T23:59+07:00 bao-cao-tai-chinh-2025-fy-rieng',
      'due 10 2026-07-20T23:59+07:00 bao-cao-tai-chinh-2026-q1-rieng',
      'ahead 127 2026-11-14T23:59+07:00 bao-cao-tai-chinh-2026-h1-rieng',
    ],
  ],
  [
    'a fiscal year from October, and the governance report by the calendar',
    firm(10),
    '2026-11-21T08:00+07:00',
    (duty) =>
      ofReports('bao-cao-thuong-nien', 'FY 2025')(duty) || ofReports('bao-cao-tinh-hinh-quan-tri', 'FY 2026')(duty),
    [
      'due 58 2027-01-18T23:59+07:00 bao-cao-thuong-nien-2025-fy',
      'ahead 70 2027-01-30T23:59+07:00 bao-cao-tinh-hinh-quan-tri-2026-fy',
    ],
  ],
  [
    'an annual meeting that was not called',
    firm(),
    '2026-05-01T08:00+07:00',
    ({ subject }) => subject.kind === 'paper' || subject.kind === 'annual-meeting',
    ['overdue -1 2026-04-30T23:59+07:00 thuong-nien-2025', 'ahead 364 2027-04-30T23:59+07:00 thuong-nien-2026'],
  ],
  [
    'an annual meeting that was moved over New Year: late for its year, and not that of the next',
    {
      ...firm(),
      ...both(
        'meetings/a',
        'year: 2026\nkind: thuong-nien\nrecordDate: 2026-11-25\nopensAt: 2027-01-20T14:00+07:00\nplace: { vi: a, en: a }\nform: ket-hop\nrescheduled: [{ opensAt: 2026-12-20T09:00+07:00, recordDate: 2026-11-25, announcedAt: 2026-12-18T16:00+07:00, reason: { vi: a, en: a } }]\npublishedAt: 2026-11-05T15:35+07:00\n',
      ),
    },
    '2027-01-21T08:00+07:00',
    ({ subject }) => subject.kind === 'annual-meeting' && subject.year <= 2027,
    ['done-late -266 2026-04-30T23:59+07:00 thuong-nien-2025', 'due 99 2027-04-30T23:59+07:00 thuong-nien-2026'],
  ],
  [
    'a meeting: what it lacks before it, and what is due after it',
    {
      ...firm(),
      ...both(
        'disclosures/moi',
        'code: dinh-ky\nrefNo: "1"\ndocumentDate: 2026-11-20\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-11-21T07:00+07:00\n',
      ),
      ...both(
        'meetings/a',
        'year: 2026\nkind: bat-thuong\nrecordDate: 2026-11-25\nopensAt: 2026-12-12T09:00+07:00\nplace: { vi: a, en: a }\nform: truc-tiep\npapers: [{ kind: thu-moi, disclosure: moi }]\npublishedAt: 2026-11-01T08:00+07:00\n',
      ),
    },
    '2026-11-21T08:00+07:00',
    ({ subject }) => subject.kind === 'paper' && subject.meeting === 'a',
    [
      'overdue -16 2026-11-05T23:59+07:00 a/notice-of-the-record-date',
      'due 0 2026-11-21T09:00+07:00 a/agenda',
      'due 0 2026-11-21T09:00+07:00 a/ballot',
      'due 0 2026-11-21T09:00+07:00 a/documents',
      'due 0 2026-11-21T09:00+07:00 a/draft-resolutions',
      'done 0 2026-11-21T09:00+07:00 a/invitation',
      'ahead 22 2026-12-13T09:00+07:00 a/minutes',
      'ahead 22 2026-12-13T09:00+07:00 a/resolution',
    ],
  ],
  [
    'a written consultation: ten days before the ballots are to be returned, and a day after',
    {
      ...firm(),
      ...both(
        'meetings/a',
        'year: 2026\nkind: lay-y-kien\nrecordDate: 2026-11-25\nopensAt: 2026-12-01T08:00+07:00\nballotsUntil: 2026-12-20T17:00+07:00\nplace: { vi: a, en: a }\npublishedAt: 2026-11-10T08:00+07:00\n',
      ),
    },
    '2026-11-21T08:00+07:00',
    ({ subject }) => subject.kind === 'paper' && subject.meeting === 'a',
    [
      'overdue -6 2026-11-15T23:59+07:00 a/notice-of-the-record-date',
      'due 19 2026-12-10T17:00+07:00 a/ballot',
      'due 19 2026-12-10T17:00+07:00 a/draft-resolution',
      'due 19 2026-12-10T17:00+07:00 a/explanatory-documents',
      'ahead 30 2026-12-21T17:00+07:00 a/minutes',
      'ahead 30 2026-12-21T17:00+07:00 a/resolution',
    ],
  ],
  [
    'a meeting that moved: what announces the former dates is done for none of the new ones, and what was overdue then is missed',
    {
      ...firm(),
      ...notice('moi', '2026-11-10T07:00+07:00', '{ opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-25 }'),
      ...notice('ngay', '2026-11-04T07:00+07:00'),
      ...both(
        'meetings/a',
        `${moved}papers: [{ kind: thu-moi, disclosure: moi }, { kind: ngay-dang-ky, disclosure: ngay }]\n`,
      ),
    },
    '2026-11-30T08:00+07:00',
    ({ subject }) => subject.kind === 'paper' && subject.meeting === 'a',
    [
      'missed -11 2026-11-19T09:00+07:00 a/agenda/2026-12-10T09:00+07:00',
      'missed -11 2026-11-19T09:00+07:00 a/ballot/2026-12-10T09:00+07:00',
      'missed -11 2026-11-19T09:00+07:00 a/documents/2026-12-10T09:00+07:00',
      'missed -11 2026-11-19T09:00+07:00 a/draft-resolutions/2026-12-10T09:00+07:00',
      'overdue -10 2026-11-20T23:59+07:00 a/notice-of-the-record-date',
      'due 10 2026-12-10T09:00+07:00 a/agenda',
      'due 10 2026-12-10T09:00+07:00 a/ballot',
      'due 10 2026-12-10T09:00+07:00 a/documents',
      'due 10 2026-12-10T09:00+07:00 a/draft-resolutions',
      'due 10 2026-12-10T09:00+07:00 a/invitation',
      'ahead 32 2027-01-01T09:00+07:00 a/minutes',
      'ahead 32 2027-01-01T09:00+07:00 a/resolution',
    ],
  ],
  [
    'a meeting that moved, with notices of the new dates',
    {
      ...firm(),
      ...notice('moi', '2026-11-10T07:00+07:00', '{ opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-25 }'),
      ...notice('moi-2', '2026-11-29T07:00+07:00', '{ opensAt: 2026-12-31T09:00+07:00, recordDate: 2026-12-10 }'),
      ...both(
        'meetings/a',
        `${moved}papers: [{ kind: thu-moi, disclosure: moi }, { kind: thu-moi, disclosure: moi-2 }, { kind: ngay-dang-ky, disclosure: moi-2 }]\n`,
      ),
    },
    '2026-11-30T08:00+07:00',
    ({ id }) => /invitation|notice/.test(id),
    [
      'missed -25 2026-11-05T23:59+07:00 a/notice-of-the-record-date/2026-11-25',
      'done-late -10 2026-11-20T23:59+07:00 a/notice-of-the-record-date',
      'done 10 2026-12-10T09:00+07:00 a/invitation',
    ],
  ],
  [
    'papers of a meeting that opens this minute are overdue, and not missed yet',
    {
      ...firm(),
      ...both(
        'meetings/a',
        'year: 2026\nkind: bat-thuong\nrecordDate: 2026-09-01\nopensAt: 2026-11-21T08:00+07:00\nplace: { vi: a, en: a }\nform: truc-tiep\npublishedAt: 2026-08-01T08:00+07:00\n',
      ),
    },
    '2026-11-21T08:00+07:00',
    ({ id }) => id.includes('invitation'),
    ['overdue -21 2026-10-31T08:00+07:00 a/invitation'],
  ],
  [
    'papers of a meeting that is over are missed',
    {
      ...firm(),
      ...both(
        'meetings/a',
        'year: 2026\nkind: bat-thuong\nrecordDate: 2026-09-01\nopensAt: 2026-10-12T09:00+07:00\nplace: { vi: a, en: a }\nform: truc-tiep\npublishedAt: 2026-08-01T08:00+07:00\n',
      ),
    },
    '2026-11-21T08:00+07:00',
    ({ id }) => /invitation|minutes/.test(id),
    ['missed -61 2026-09-21T09:00+07:00 a/invitation', 'overdue -39 2026-10-13T09:00+07:00 a/minutes'],
  ],
  [
    'an event disclosed late, and a record date in time',
    {
      ...firm(),
      ...both(
        'disclosures/a',
        'code: bat-thuong\nrefNo: "1"\ndocumentDate: 2026-03-02\neventAt: 2026-03-02T10:00+07:00\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-03-03T10:01+07:00\n',
      ),
      ...both('share-management/b', 'kind: phat-hanh\nrecordDate: 2026-05-15\npublishedAt: 2026-05-05T08:00+07:00\n'),
    },
    '2026-11-21T08:00+07:00',
    ({ subject }) => subject.kind === 'event',
    ['done-late -263 2026-03-03T10:00+07:00 a', 'done -200 2026-05-05T23:59+07:00 b'],
  ],
])('%s', async (_case, changes, moment, isShown, expected) => {
  expect(await dutiesOf(changes, moment, isShown)).toEqual(expected)
})

test('a duty says whose it is, from which article, in how many days, and when authorities receive it after a day off', async () => {
  const now = new Date('2026-11-21T08:00+07:00')
  const { content } = await examineWith({ ...firm(), ...first }, { now })
  const duty = toDuties(content, now).find(({ id }) => id.endsWith('2026-q3-rieng'))
  expect(duty).toMatchObject({
    rule: 'quarterly-statements',
    holder: 'listed-company',
    term: { days: 20 },
    from: 'period-end',
    due: '2026-10-20T23:59+07:00',
    isAdvice: false,
    source: { instrument: 'Thông tư 96/2020/TT-BTC', article: 14, clause: 3, reading: 'read', checkedOn: '2026-11-28' },
  })
  expect(toDuties(content, now).find(({ id }) => id.endsWith('quan-tri-2026-fy'))).toMatchObject({
    due: '2027-01-30T23:59+07:00',
    filingDay: '2027-02-01',
  })
})

test('the report lists what is overdue, what is due and how much was done', async () => {
  const now = new Date('2026-10-10T08:00+07:00')
  const { content } = await examineWith({ ...firm(), ...first }, { now })
  const text = toDutyBlocks(content, now).join('\n')
  expect(text).toContain(
    '  20 July 2026, 23:59 (82 days ago) Financial statements Q2 2026, separate\n    20 days after the end of the period, as a listed company: Thông tư 96/2020/TT-BTC, Điều 14, khoản 3, điểm c',
  )
  expect(text).toContain('20 October 2026, 23:59 (in 10 days) Financial statements Q3 2026, separate')
  expect(text).toContain('Done in time: 1')
})
