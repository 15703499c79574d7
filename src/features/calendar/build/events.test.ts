import { expect, test } from 'vitest'
import { text, type Changes } from '#engine/content/content-fixture.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { dividendDates, meeting, notice, readEvents } from './calendar-fixture.ts'

const say = ({ id, at, state, sequence, formerly, changedAt, link }: CalendarEvent) =>
  [id, at, state, sequence, changedAt, link.href, link.anchor, formerly].filter((part) => part !== undefined).join(' ')

const meetings = '/quan-he-co-dong/dai-hoi-co-dong/bat-thuong'
const shares = '/quan-he-co-dong/quan-ly-co-phan-co-phieu'
const reason = 'reason: { vi: Lý do, en: Reason }'
const later = 'publishedAt: 2026-11-15T09:00+07:00\n'
const withdrawal = `status: withdrawn\nwithdrawal: { at: "2026-11-20T10:00+07:00", ${reason} }\n`
const laterDates = dividendDates.replace('12-22', '12-29')

test.each<[string, Changes, string[]]>([
  ['no dates', {}, []],
  [
    'a meeting: its record date and its opening',
    meeting(),
    [
      `meetings/dai-hoi/ngay-dang-ky 2026-11-25 planned 0 2026-11-05T15:35+07:00 ${meetings} dai-hoi`,
      `meetings/dai-hoi/dai-hoi 2026-12-18T09:00+07:00 planned 0 2026-11-05T15:35+07:00 ${meetings} dai-hoi`,
    ],
  ],
  [
    'a meeting that was moved, and keeps its record date',
    meeting(
      `rescheduled:\n  - { opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-25, announcedAt: 2026-11-18T16:00+07:00, ${reason} }\n`,
    ),
    [
      `meetings/dai-hoi/ngay-dang-ky 2026-11-25 planned 1 2026-11-18T16:00+07:00 ${meetings} dai-hoi`,
      `meetings/dai-hoi/dai-hoi 2026-12-18T09:00+07:00 moved 1 2026-11-18T16:00+07:00 ${meetings} dai-hoi 2026-12-10T09:00+07:00`,
    ],
  ],
  [
    'a meeting that is back at its first date: it was moved last from the other',
    meeting(
      `rescheduled:\n  - { opensAt: 2026-12-18T09:00+07:00, recordDate: 2026-11-25, announcedAt: 2026-11-16T16:00+07:00, ${reason} }\n  - { opensAt: 2027-01-15T09:00+07:00, recordDate: 2026-11-25, announcedAt: 2026-11-18T16:00+07:00, ${reason} }\n`,
    ),
    [
      `meetings/dai-hoi/ngay-dang-ky 2026-11-25 planned 2 2026-11-18T16:00+07:00 ${meetings} dai-hoi`,
      `meetings/dai-hoi/dai-hoi 2026-12-18T09:00+07:00 moved 2 2026-11-18T16:00+07:00 ${meetings} dai-hoi 2027-01-15T09:00+07:00`,
    ],
  ],
  [
    'a consultation in writing: its record date, and until when ballots are to be returned, which was moved',
    meeting(
      `ballotsUntil: 2026-12-24T17:00+07:00\nrescheduled:\n  - { opensAt: 2026-12-18T09:00+07:00, ballotsUntil: 2026-12-22T17:00+07:00, recordDate: 2026-11-25, announcedAt: 2026-11-18T16:00+07:00, ${reason} }\n`,
      'y-kien',
      'lay-y-kien',
    ),
    [
      `meetings/y-kien/ngay-dang-ky 2026-11-25 planned 1 2026-11-18T16:00+07:00 /quan-he-co-dong/dai-hoi-co-dong y-kien`,
      `meetings/y-kien/lay-y-kien 2026-12-24T17:00+07:00 moved 1 2026-11-18T16:00+07:00 /quan-he-co-dong/dai-hoi-co-dong y-kien 2026-12-22T17:00+07:00`,
    ],
  ],
  [
    'a meeting that was called off: no anchor, because the page of meetings leaves it out',
    meeting(withdrawal),
    [
      `meetings/dai-hoi/ngay-dang-ky 2026-11-25 cancelled 1 2026-11-20T10:00+07:00 ${meetings}`,
      `meetings/dai-hoi/dai-hoi 2026-12-18T09:00+07:00 cancelled 1 2026-11-20T10:00+07:00 ${meetings}`,
    ],
  ],
  [
    'a dividend',
    notice('a'),
    [
      `share-management/a/khong-huong-quyen 2026-12-03 planned 0 2026-11-10T09:00+07:00 ${shares}/a`,
      `share-management/a/ngay-dang-ky 2026-12-04 planned 0 2026-11-10T09:00+07:00 ${shares}/a`,
      `share-management/a/thanh-toan 2026-12-22 planned 0 2026-11-10T09:00+07:00 ${shares}/a`,
    ],
  ],
  [
    'a correction moves the payment, under the name of the first notice',
    { ...notice('b'), ...notice('a', { fields: `${later}corrects: { entry: b, ${reason} }\n`, dates: laterDates }) },
    [
      `share-management/b/khong-huong-quyen 2026-12-03 planned 1 2026-11-15T09:00+07:00 ${shares}/a`,
      `share-management/b/ngay-dang-ky 2026-12-04 planned 1 2026-11-15T09:00+07:00 ${shares}/a`,
      `share-management/b/thanh-toan 2026-12-29 moved 1 2026-11-15T09:00+07:00 ${shares}/a 2026-12-22`,
    ],
  ],
  [
    'a correction that was withdrawn: the first notice holds again',
    {
      ...notice('a'),
      ...notice('b', { fields: `${later}corrects: { entry: a, ${reason} }\n${withdrawal}`, dates: laterDates }),
    },
    [
      `share-management/a/khong-huong-quyen 2026-12-03 planned 2 2026-11-20T10:00+07:00 ${shares}/a`,
      `share-management/a/ngay-dang-ky 2026-12-04 planned 2 2026-11-20T10:00+07:00 ${shares}/a`,
      `share-management/a/thanh-toan 2026-12-22 moved 2 2026-11-20T10:00+07:00 ${shares}/a 2026-12-29`,
    ],
  ],
  [
    'a replacement without the payment cancels it',
    {
      ...notice('a'),
      ...notice('b', {
        kind: 'phat-hanh',
        dates: 'exDate: 2026-12-03\nrecordDate: 2026-12-04\n',
        fields: `${later}supersedes: a\n`,
      }),
    },
    [
      `share-management/a/khong-huong-quyen 2026-12-03 planned 1 2026-11-15T09:00+07:00 ${shares}/b`,
      `share-management/a/ngay-dang-ky 2026-12-04 planned 1 2026-11-15T09:00+07:00 ${shares}/b`,
      `share-management/a/thanh-toan 2026-12-22 cancelled 1 2026-11-15T09:00+07:00 ${shares}/a`,
    ],
  ],
  [
    'a correction that leaves a date out',
    {
      ...notice('a', { kind: 'phat-hanh', dates: 'recordDate: 2026-12-04\n' }),
      ...notice('b', { kind: 'phat-hanh', dates: '', fields: `${later}corrects: { entry: a, ${reason} }\n` }),
    },
    [`share-management/a/ngay-dang-ky 2026-12-04 planned 1 2026-11-15T09:00+07:00 ${shares}/a`],
  ],
])('%s', async (_case, changes, expected) => {
  expect((await readEvents(changes)).map(say)).toEqual(expected)
})

const report: Changes = {
  'periodic-reports/a/entry.yaml': `code: bao-cao-thuong-nien\nfiscalYear: 2025\nperiod: FY\nperiodEnd: 2025-12-31\npublishedAt: 2026-04-10T08:00+07:00\nattachments:\n  - { file: a.csv, kind: bao-cao, language: both, title: { vi: a, en: a } }\n`,
  'periodic-reports/a/vi.md': text('', 'title: Báo cáo thường niên 2025\nsummary: Tóm tắt.'),
  'periodic-reports/a/en.md': text('', 'title: Annual report 2025\nsummary: Summary.'),
  'periodic-reports/a/a.csv': 'a,b\n1,2\n',
}

test.each([
  ['vi', 'Báo cáo thường niên, năm 2026', 'Thông tư 96/2020/TT-BTC, Điều 10'],
  ['en', 'Annual report, full year 2026', 'Circular 96/2020/TT-BTC, Article 10'],
] as const)(
  'reports in %s: when they were published, and the deadlines of the kinds that the firm publishes',
  async (locale, title, source) => {
    const events = await readEvents(report, locale)
    expect(events.map(({ id, at }) => `${at} ${id}`)).toEqual([
      '2026-04-10T08:00+07:00 periodic-reports/a/cong-bo',
      '2026-04-20 han-cong-bo/bao-cao-thuong-nien-2025-fy',
      '2027-04-20 han-cong-bo/bao-cao-thuong-nien-2026-fy',
    ])
    expect(events.at(-1)).toMatchObject({ title, deadline: { days: 110, source } })
  },
)
