import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const disclosure = (name: string, publishedAt: string, documentDate = '2026-01-01'): Changes => ({
  [`disclosures/${name}/entry.yaml`]: `code: dinh-ky\nrefNo: "${name}"\ndocumentDate: ${documentDate}\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: ${publishedAt}\n`,
  [`disclosures/${name}/vi.md`]: text(),
  [`disclosures/${name}/en.md`]: text(),
})

const papers: Changes = {
  ...disclosure('thu-moi', '2026-03-27T16:30+07:00'),
  ...disclosure('nghi-quyet', '2026-04-20T17:40+07:00'),
}

const facts = `year: 2026
kind: thuong-nien
recordDate: 2026-03-19
opensAt: 2026-04-20T14:00+07:00
place: { vi: a, en: a }
form: ket-hop
papers:
  - { kind: thu-moi, disclosure: thu-moi }
  - { kind: nghi-quyet, disclosure: nghi-quyet }
results:
  attendance: "70.00"
  resolutions:
    - title: { vi: a, en: a }
      approve: "97.50"
      against: "1.50"
      abstain: "1.00"
publishedAt: 2026-04-20T17:40+07:00
`

const meeting = (from = '', to = '', name = 'a', abstain = 'abstain: "1.00"'): Changes => ({
  ...papers,
  [`meetings/${name}/entry.yaml`]: facts.replace(from, to).replace('abstain: "1.00"', abstain),
  [`meetings/${name}/vi.md`]: text(),
  [`meetings/${name}/en.md`]: text(),
})

/** Without what the rules of disclosure say of papers that are late or missing, and `checkMoves`, which has cases of its own. */
const ownProblemsOf = async (changes: Changes) =>
  (await problemsOf(changes)).filter((problem) => !/\(meeting-|no notice names/.test(problem))
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

/** Two seats and 100 shares, which have 200 votes. */
const election = (from = '', to = ''): Changes => ({
  ...papers,
  'meetings/a/entry.yaml': facts
    .replace(
      /  resolutions:[^]*(?=publishedAt)/,
      `  present: { shareholders: 3, shares: "100" }
  elections:
    - title: { vi: a, en: a }
      seats: 2
      candidates:
        - { name: { vi: a, en: a }, votes: "90", isElected: true }
        - { name: { vi: b, en: b }, votes: "80", isElected: true }
        - { name: { vi: c, en: c }, votes: "25", isElected: false }
      invalid: "5"
`,
    )
    .replace(from, to),
  'meetings/a/vi.md': text(),
  'meetings/a/en.md': text(),
})

/** A meeting that was moved from 10 to 20 December. */
const moved = (body: string, move = ''): Changes => ({
  'meetings/a/entry.yaml': `year: 2026
kind: bat-thuong
recordDate: 2026-11-25
opensAt: 2026-12-20T14:00+07:00
place: { vi: a, en: a }
form: ket-hop
rescheduled:
  - { opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-09, announcedAt: 2026-11-18T16:00+07:00, reason: { vi: a, en: a } }
${move}publishedAt: 2026-11-05T15:35+07:00
`,
  'meetings/a/vi.md': text(body),
  'meetings/a/en.md': text('A.'),
})

/** A meeting that was moved twice, from December 2025. */
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
  ['the present dates', moved('Họp ngày 20/12/2026, danh sách ngày 25/11/2026.'), []],
  [
    'the former day',
    moved('Họp ngày 10/12/2026.'),
    [
      'meetings/a/vi.md:6:10 “10/12/2026” is a date from before the meeting was moved; write the present one, because the page shows the former one with the reason',
    ],
  ],
  [
    'the former record date, without a zero',
    moved('Danh sách ngày 9/11/2026.'),
    [
      'meetings/a/vi.md:6:16 “9/11/2026” is a date from before the meeting was moved; write the present one, because the page shows the former one with the reason',
    ],
  ],
  ['a number that ends like it', moved('Số 19/11/2026.'), []],
  [
    'the former day in English',
    { ...moved('A.'), 'meetings/a/en.md': text('It opens on 10 December 2026.') },
    [
      'meetings/a/en.md:6:13 “10 December 2026” is a date from before the meeting was moved; write the present one, because the page shows the former one with the reason',
    ],
  ],
  [
    'a move that is announced later',
    moved(
      'A.',
      '  - { opensAt: 2026-12-11T09:00+07:00, recordDate: 2026-11-09, announcedAt: 2026-11-28T16:00+07:00, reason: { vi: a, en: a } }\n',
    ),
    ['meetings/a/entry.yaml:9:77 "rescheduled.1.announcedAt": Is ahead; the page shows the new dates from now on'],
  ],
])('a text of a meeting that was moved: %s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  expect(found.filter((problem) => !/(?:warning|advice): /.test(problem))).toEqual(problems)
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
    'counts that are what the percentages say',
    meeting('abstain: "1.00"', 'abstain: "1.00"\n      votes: { approve: "975", against: "15", abstain: "10" }'),
    [],
  ],
  [
    'counts with invalid ballots',
    meeting(
      'abstain: "1.00"',
      'abstain: "0.60"\n      invalid: "0.40"\n      votes: { approve: "975", against: "15", abstain: "6", invalid: "4" }',
    ),
    [],
  ],
  [
    'counts that are not what the percentages say',
    meeting('abstain: "1.00"', 'abstain: "1.00"\n      votes: { approve: "974", against: "15", abstain: "11" }'),
    [
      'meetings/a/entry.yaml:17:14 "results.resolutions.0.votes": 974 of 1,000 votes are 97.40%, but `approve` is 97.50',
    ],
  ],
  [
    'more votes than shares',
    meeting(
      'resolutions:',
      'present: { shareholders: 3, shares: "999" }\n  resolutions:',
      'a',
      'abstain: "1.00"\n      votes: { approve: "975", against: "15", abstain: "10" }',
    ),
    ['meetings/a/entry.yaml:14:5 "results.resolutions": Has more votes than there were shares present, 999'],
  ],
  ['an election', election(), []],
  [
    'an election without the shares present',
    election('  present: { shareholders: 3, shares: "100" }\n', ''),
    ['meetings/a/entry.yaml:13:5 "results.elections": Needs `present`, the number of shareholders and their shares'],
  ],
  [
    'more votes than cumulative voting gives',
    election('votes: "90"', 'votes: "91"'),
    ['meetings/a/entry.yaml:14:5 "results.elections": Has more votes than the shares present times the seats'],
  ],
  [
    'more elected than seats',
    election('isElected: false', 'isElected: true'),
    ['meetings/a/entry.yaml:17:9 "results.elections.0.candidates": Has more elected candidates than `seats`, 2'],
  ],
  [
    'elected with fewer votes',
    election('votes: "80", isElected: true', 'votes: "20", isElected: true'),
    [
      'meetings/a/entry.yaml:17:9 "results.elections.0.candidates": Says that a candidate was elected with fewer votes than another who was not',
    ],
  ],
  [
    'results of nothing',
    meeting(facts.slice(facts.indexOf('  resolutions:'), facts.indexOf('publishedAt')), ''),
    ['meetings/a/entry.yaml:11:3 "results.resolutions": Must have at least one resolution or election'],
  ],
  [
    'votes with a sum above 100',
    meeting('"1.00"', '"1.01"'),
    [
      'meetings/a/entry.yaml:14:16 "results.resolutions.0.approve": The sum of approve, against, abstain and invalid is 100.01; it must be 100.00',
    ],
  ],
  [
    'a percentage with one decimal',
    meeting('"97.50"', '"97.5"'),
    [
      'meetings/a/entry.yaml:14:16 "results.resolutions.0.approve": Must be a percentage with two decimals, such as "97.50"',
    ],
  ],
  [
    'a percentage that is a number',
    meeting('"70.00"', '70.00'),
    ['meetings/a/entry.yaml:11:15 "results.attendance": Must be a quoted percentage, such as "97.50"'],
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
    ['meetings/a/entry.yaml:8:3 "rescheduled": Contains the present dates; write those before the meeting was moved'],
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
