import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'
import { report, disclosure, share, missing } from './disclosures-fixture.ts'

test.each<[string, Changes, string[]]>([
  ['nothing wrong', { ...report(), ...disclosure(), ...share() }, []],
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
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})

test.each<[string, Changes, string[]]>([
  [
    'a disclosure',
    disclosure('publishedAt: 2026-10-08T17:30+07:00', 'status: draft'),
    [`disclosures/a/entry.yaml:1:1 ${missing}`],
  ],
])('%s that is a draft without a moment lacks that alone', async (_case, changes, expected) => {
  expect((await problemsOf(changes)).filter((problem) => /(?:disclosures|periodic-reports)\/a/.test(problem))).toEqual(
    expected,
  )
})
