import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const leader = (facts: string): Changes => ({
  'leaders/b/entry.yaml': `${facts}publishedAt: 2025-01-02T09:00+07:00\n`,
  'leaders/b/vi.md': text('Một đoạn.'),
})
const mandate = leader('mandates:\n  - { as: duoc-uy-quyen, from: 2025-02-03, to: 2026-10-08 }\n')
const role = leader(
  'roles:\n  - { body: ban-dieu-hanh, role: tong-giam-doc, from: 2023-06-01 }\nmandates:\n  - { as: duoc-uy-quyen, from: 2027-01-01 }\n',
)

const disclosure = (fields: string, day = '2026-10-08'): Changes => ({
  'disclosures/a/entry.yaml': `code: dinh-ky\nrefNo: 01/2026\ndocumentDate: 2026-10-01\nlegalBasis: { vi: a, en: a }\npublishedAt: ${day}T17:30+07:00\n${fields}`,
  'disclosures/a/vi.md': text(),
  'disclosures/a/en.md': text(),
})
const other = 'discloser: { vi: a, en: a }\n'

test.each<[string, Changes, string[]]>([
  ['a mandate on its last day', { ...mandate, ...disclosure('disclosedBy: b\n') }, []],
  [
    'a mandate that ended the day before',
    { ...mandate, ...disclosure('disclosedBy: b\n', '2026-10-09') },
    [
      'disclosures/a/entry.yaml:6:14 "disclosedBy": leaders/b has no mandate to make disclosures on 9 October 2026, only from 3 February 2025 to 8 October 2026; name another person, or write the term there',
    ],
  ],
  [
    'an office without a mandate on the day',
    { ...role, ...disclosure('disclosedBy: b\n') },
    [
      'disclosures/a/entry.yaml:6:14 "disclosedBy": leaders/b has no mandate to make disclosures on 8 October 2026, only from 1 January 2027 to now; name another person, or write the term there',
    ],
  ],
  ['approved by someone with an office', { ...role, ...disclosure(`${other}approvedBy: b\n`) }, []],
  [
    'approved by someone without an office',
    { ...mandate, ...disclosure(`${other}approvedBy: b\n`, '2026-10-09') },
    [
      'disclosures/a/entry.yaml:7:13 "approvedBy": leaders/b has no office and no mandate on 9 October 2026, only from 3 February 2025 to 8 October 2026; name another person, or write the term there',
    ],
  ],
  ['a filing of this minute', disclosure(`${other}filings:\n  - { to: hnx, at: 2026-11-21T08:00+07:00 }\n`), []],
  [
    'a filing that is ahead',
    disclosure(`${other}filings:\n  - { to: hnx, at: 2026-12-01T08:00+07:00 }\n`),
    ['disclosures/a/entry.yaml:8:20 "filings.0.at": Is ahead; write it once it has been filed'],
  ],
  [
    'a leader with neither role nor mandate',
    leader('otherPosts: []\n'),
    [
      'leaders/b/entry.yaml:1:1 "roles": Must have at least one role; or, for someone who only makes disclosures, write the term under `mandates`',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})
