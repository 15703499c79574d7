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

const meeting = (from = '', to = '', name = 'a'): Changes => ({
  ...papers,
  [`meetings/${name}/entry.yaml`]: facts.replace(from, to),
  [`meetings/${name}/vi.md`]: text(),
  [`meetings/${name}/en.md`]: text(),
})

/** Without what the rules of disclosure say of papers that are late or missing. */
const ownProblemsOf = async (changes: Changes) =>
  (await problemsOf(changes)).filter((problem) => !problem.includes('(meeting-'))

test.each<[string, Changes, string[]]>([
  ['nothing wrong', meeting(), []],
  [
    'minutes of another day',
    meeting('kind: nghi-quyet', 'kind: bien-ban'),
    [
      'meetings/a/entry.yaml:4:10 "opensAt": The minutes, disclosures/nghi-quyet, are of 2026-01-01; one of the two days is wrong',
    ],
  ],
  [
    'minutes of the day of the meeting',
    {
      ...meeting('kind: nghi-quyet', 'kind: bien-ban'),
      ...disclosure('nghi-quyet', '2026-04-20T17:40+07:00', '2026-04-20'),
    },
    [],
  ],
  [
    'votes with a sum above 100',
    meeting('"1.00"', '"1.01"'),
    [
      'meetings/a/entry.yaml:14:16 "results.resolutions.0.approve": The sum of approve, against and abstain is 100.01; it must be 100.00',
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
    ['meetings/a/entry.yaml:4:10 "opensAt": Must be in the year of the meeting'],
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
      'meetings/a/entry.yaml:8:34 "papers.0.disclosure": disclosures/nghi-quyet was published at 2026-04-20T17:40+07:00, after the meeting opened at 2026-04-20T14:00+07:00; thu-moi must be published before',
    ],
  ],
  [
    'a resolution before the meeting',
    meeting('disclosure: nghi-quyet', 'disclosure: thu-moi'),
    [
      'meetings/a/entry.yaml:9:37 "papers.1.disclosure": disclosures/thu-moi was published at 2026-03-27T16:30+07:00, before the meeting opened; nghi-quyet must be published after',
    ],
  ],
  [
    'results before the meeting',
    meeting('opensAt: 2026-04-20T14:00+07:00', 'opensAt: 2026-12-20T14:00+07:00'),
    [
      'meetings/a/entry.yaml:11:3 "results": The meeting opens only at 2026-12-20T14:00+07:00; remove them',
      'meetings/a/entry.yaml:9:37 "papers.1.disclosure": disclosures/nghi-quyet was published at 2026-04-20T17:40+07:00, before the meeting opened; nghi-quyet must be published after',
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
