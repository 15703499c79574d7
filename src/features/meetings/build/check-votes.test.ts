import { expect, test } from 'vitest'
import { text, type Changes } from '#engine/content/content-fixture.ts'
import { papers, facts, meeting, ownProblemsOf } from './meetings-fixture.ts'

// Attendance, votes and elections of `check-meetings.ts`.

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

test.each<[string, Changes, string[]]>([
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
])('%s', async (_case, changes, problems) => {
  expect((await ownProblemsOf(changes)).toSorted()).toEqual(problems)
})
