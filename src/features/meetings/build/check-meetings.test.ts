import { expect, test } from 'vitest'
import { text, type Changes } from '#engine/content/content-fixture.ts'
import { disclosure, papers, facts, meeting, ownProblemsOf } from './meetings-fixture.ts'

// Dates, forms and papers; votes: check-votes.test.ts.

/** The ballots of a consultation were counted before its resolution was published. */
const consultation = (from = '', to = ''): Changes => ({
  ...papers,
  'meetings/a/entry.yaml': facts
    .replace('kind: thuong-nien', 'kind: lay-y-kien')
    .replace('T14:00+07:00\n', 'T08:00+07:00\nballotsUntil: 2026-04-20T17:00+07:00\nclosedAt: 2026-04-20T17:30+07:00\n')
    .replace('form: ket-hop\n', '')
    .replace('  - { kind: thu-moi, disclosure: thu-moi }\n', '')
    .replace(from, to),
  'meetings/a/vi.md': text(),
  'meetings/a/en.md': text(),
})

/** A meeting that was moved twice, from December 2025. */
/** A meeting on 20 April that was moved twice: from a day, then from another. */
const movedFrom = (first: string, second: string): Changes => {
  const [before, since] = [first, second].map(
    (day, index) =>
      `  - { opensAt: ${day}T14:00+07:00, recordDate: 2026-03-19, announcedAt: 2026-04-0${index + 1}T08:00+07:00, reason: { vi: a, en: a } }\n`,
  )
  return meeting('papers:', `rescheduled:\n${before}${since}papers:`)
}

const overNewYear = (year: number): Changes => ({
  'meetings/a/entry.yaml': `year: ${year}
kind: bat-thuong
recordDate: 2025-11-25
opensAt: 2026-01-20T14:00+07:00
place: { vi: a, en: a }
form: ket-hop
rescheduled:
  - { opensAt: 2025-12-20T09:00+07:00, recordDate: 2025-11-25, announcedAt: 2025-12-18T16:00+07:00, reason: { vi: a, en: a } }
  - { opensAt: 2026-01-10T09:00+07:00, recordDate: 2025-11-25, announcedAt: 2026-01-08T16:00+07:00, reason: { vi: a, en: a } }
publishedAt: 2025-11-05T15:35+07:00
`,
  'meetings/a/vi.md': text('A.'),
  'meetings/a/en.md': text('A.'),
})

test.each<[string, Changes, string[]]>([
  ['nothing wrong', meeting(), []],
  [
    'minutes of another day',
    meeting('kind: nghi-quyet', 'kind: bien-ban'),
    [
      'meetings/a/entry.yaml:4:10 "opensAt": The minutes, disclosures/nghi-quyet, are of 1 January 2026; one of the two days is wrong',
    ],
  ],
  [
    'minutes of the day on which it closed',
    {
      ...meeting(),
      ...disclosure('nghi-quyet', '2026-04-21T08:00+07:00', '2026-04-21'),
      'meetings/a/entry.yaml': facts
        .replace('kind: nghi-quyet', 'kind: bien-ban')
        .replace('form: ket-hop\n', 'form: ket-hop\nclosedAt: 2026-04-21T00:30+07:00\n'),
    },
    [],
  ],
  [
    'minutes of the day of the meeting',
    {
      ...meeting('kind: nghi-quyet', 'kind: bien-ban'),
      ...disclosure('nghi-quyet', '2026-04-20T17:40+07:00', '2026-04-20'),
    },
    [],
  ],
  ['a close after the opening', meeting('place:', 'closedAt: 2026-04-20T17:00+07:00\nplace:'), []],
  [
    'a close before the opening',
    meeting('place:', 'closedAt: 2026-04-20T13:00+07:00\nplace:'),
    ['meetings/a/entry.yaml:5:11 "closedAt": Must be after opensAt'],
  ],
  [
    'a meeting whose form is not said',
    meeting('form: ket-hop\n', ''),
    ['meetings/a/entry.yaml:1:1 "form": Is missing: how the meeting is held'],
  ],
  [
    'a consultation without an end',
    meeting('kind: thuong-nien', 'kind: lay-y-kien'),
    [
      'meetings/a/entry.yaml:1:1 "ballotsUntil": Is missing: until when ballots are to be returned',
      'meetings/a/entry.yaml:6:7 "form": Is only for a meeting',
    ],
  ],
  [
    'a meeting with ballots',
    meeting('place:', 'ballotsUntil: 2026-04-21T17:00+07:00\nplace:'),
    ['meetings/a/entry.yaml:5:15 "ballotsUntil": Is only for a written consultation (kind: lay-y-kien)'],
  ],
  ['a consultation', consultation(), []],
  [
    'a consultation that is decided before its ballots are due',
    consultation('ballotsUntil: 2026-04-20T17:00', 'ballotsUntil: 2026-04-20T18:00'),
    ['meetings/a/entry.yaml:6:11 "closedAt": Must be after ballotsUntil'],
  ],
  [
    'a resolution from before the last ballots are due',
    consultation('disclosure: nghi-quyet', 'disclosure: thu-moi'),
    [
      'meetings/a/entry.yaml:9:37 "papers.0.disclosure": disclosures/thu-moi was published at 27 March 2026, 16:30, before the last ballots were due; nghi-quyet must be published after',
    ],
  ],
  [
    'a close that is ahead',
    meeting('place:', 'closedAt: 2026-11-21T08:01+07:00\nplace:'),
    ['meetings/a/entry.yaml:5:11 "closedAt": Is ahead; write it once the meeting is over'],
  ],
  [
    'a record date on the day of the meeting',
    meeting('2026-03-19', '2026-04-20'),
    ['meetings/a/entry.yaml:3:13 "recordDate": Must be before the day of the meeting'],
  ],
  [
    'dates before a move that are the present ones',
    meeting(
      'papers:',
      'rescheduled:\n  - { opensAt: 2026-04-20T14:00+07:00, recordDate: 2026-03-19, announcedAt: 2026-04-01T08:00+07:00, reason: { vi: a, en: a } }\npapers:',
    ),
    ['meetings/a/entry.yaml:8:3 "rescheduled": Ends with the present dates; write those before the meeting was moved'],
  ],
  ['a meeting that goes back to its first date', movedFrom('2026-04-20', '2026-05-20'), []],
  [
    'a meeting that moved to the date that it had',
    movedFrom('2026-05-20', '2026-05-20'),
    ['meetings/a/entry.yaml:8:3 "rescheduled": Has the same dates twice in a row; write them once, oldest first'],
  ],
  [
    'another year',
    meeting('year: 2026', 'year: 2025'),
    [
      'meetings/a/entry.yaml:4:10 "opensAt": Is in another year than `year`, 2025. A meeting that moves keeps its year: write its dates before under `rescheduled`, as this does: npm run disclose -- postpone meetings/SLUG --by NAME --opens-at MOMENT --reason-vi "…" --reason-en "…"',
    ],
  ],
  ['a meeting that was moved over New Year keeps its year', overNewYear(2025), []],
  [
    'a meeting that was moved over New Year, with the year of its new date',
    overNewYear(2026),
    [
      'meetings/a/entry.yaml:4:10 "opensAt": The meeting was first to open at 20 December 2025, 09:00, and `year` is 2026; one that was moved keeps the year of its first date',
    ],
  ],
  [
    'a document twice',
    meeting('kind: nghi-quyet, disclosure: nghi-quyet', 'kind: thu-moi, disclosure: thu-moi'),
    ['meetings/a/entry.yaml:8:3 "papers": Contains thu-moi thu-moi twice; remove one'],
  ],
  [
    'a document that does not exist',
    meeting('disclosure: nghi-quyet', 'disclosure: nghi-quyt'),
    [
      'meetings/a/entry.yaml:9:37 "papers.1.disclosure": There is no entry disclosures/nghi-quyt. Did you mean "nghi-quyet"?',
    ],
  ],
  [
    'a misspelt kind of document',
    meeting('kind: thu-moi', 'kind: thu-mo'),
    [
      'meetings/a/entry.yaml:8:13 "papers.0.kind" must be one of ngay-dang-ky, thu-moi, chuong-trinh, tai-lieu, to-trinh, du-thao-nghi-quyet, uy-quyen, bien-ban, nghi-quyet, not "thu-mo". Did you mean "thu-moi"?',
    ],
  ],
  [
    'an invitation after the meeting',
    meeting('disclosure: thu-moi', 'disclosure: nghi-quyet'),
    [
      'meetings/a/entry.yaml:8:34 "papers.0.disclosure": disclosures/nghi-quyet was published at 20 April 2026, 17:40, after the meeting opened at 20 April 2026, 14:00; thu-moi must be published before',
    ],
  ],
  [
    'a resolution before the meeting',
    meeting('disclosure: nghi-quyet', 'disclosure: thu-moi'),
    [
      'meetings/a/entry.yaml:9:37 "papers.1.disclosure": disclosures/thu-moi was published at 27 March 2026, 16:30, before the meeting opened; nghi-quyet must be published after',
    ],
  ],
  [
    'results before the meeting',
    meeting('opensAt: 2026-04-20T14:00+07:00', 'opensAt: 2026-12-20T14:00+07:00'),
    [
      'meetings/a/entry.yaml:11:3 "results": The meeting opens only at 20 December 2026, 14:00; remove them',
      'meetings/a/entry.yaml:9:37 "papers.1.disclosure": disclosures/nghi-quyet was published at 20 April 2026, 17:40, before the meeting opened; nghi-quyet must be published after',
    ],
  ],
  [
    'two meetings with the same number',
    { ...meeting(), ...meeting('', '', 'b') },
    [
      'meetings/b/entry.yaml:1:7 "year": "thuong-nien 2026, number 1" is already used by meetings/a; choose another value',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await ownProblemsOf(changes)).toSorted()).toEqual(problems)
})
