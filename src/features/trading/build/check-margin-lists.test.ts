import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const list = (slug: string, term: string, securities: string, more = ''): Changes => ({
  [`margin-lists/${slug}/entry.yaml`]: `${term}
securities:
${securities}
publishedAt: 2025-12-31T08:30+07:00
${more}`,
  [`margin-lists/${slug}/vi.md`]: text(),
})
const security = (ticker: string, loan: number, since: string) =>
  `  - { ticker: ${ticker}, loanPercent: ${loan}, since: ${since} }`

const [first, second] = ['2026-01-05', '2026-02-02']
const before = list(
  'a',
  `effectiveFrom: ${first}\neffectiveTo: 2026-02-01`,
  [security('ABA', 40, first), security('ABB', 50, first)].join('\n'),
)
const announcement = (body: string): Changes => ({
  'announcements/tb/entry.yaml':
    'refNo: 02/2026/TB\naudience: khach-hang\nseverity: thong-tin\neffectiveFrom: 2026-02-02\npublishedAt: 2026-01-28T08:30+07:00\n',
  'announcements/tb/vi.md': text(body),
})
const after = list(
  'b',
  `effectiveFrom: ${second}`,
  [security('ABA', 40, first), security('ABC', 30, second)].join('\n'),
  'announcement: tb\n',
)

test.each<[string, Changes, string[]]>([
  ['two lists, and an announcement of what changes', { ...before, ...after, ...announcement('ABB ra, ABC vào.') }, []],
  [
    'an announcement that names other securities',
    { ...before, ...after, ...announcement('ABC vào, ABD ra.') },
    [
      'margin-lists/b/entry.yaml:6:15 "announcement": announcements/tb does not name ABB, which changes from margin-lists/a',
    ],
  ],
  [
    'a loan above half of the value',
    list('a', `effectiveFrom: ${first}`, security('ABA', 51, first)),
    [
      'margin-lists/a/entry.yaml:3:33 "securities.0.loanPercent": Must be at most 50: the initial margin ratio is at least 50% (Decision 87/QD-UBCK of 2017)',
    ],
  ],
  [
    'a security twice',
    list('a', `effectiveFrom: ${first}`, [security('ABA', 40, first), security('ABA', 30, first)].join('\n')),
    ['margin-lists/a/entry.yaml:4:15 "securities.1.ticker": ABA is on the list already, as securities.0'],
  ],
  [
    'a ratio that applies later than its list',
    list('a', `effectiveFrom: ${first}`, security('ABA', 40, second)),
    ['margin-lists/a/entry.yaml:3:44 "securities.0.since": Must not be after effectiveFrom, 5 January 2026'],
  ],
  [
    'a changed ratio with its former day',
    { ...before, ...list('b', `effectiveFrom: ${second}`, security('ABA', 30, first)) },
    [
      'margin-lists/b/entry.yaml:3:44 "securities.0.since": ABA changes with this list: write 2026-02-02, not 2026-01-05',
    ],
  ],
  [
    'two lists on one day',
    {
      ...list('a', `effectiveFrom: ${first}`, security('ABA', 40, first)),
      ...list('b', `effectiveFrom: ${second}`, security('ABA', 40, first)),
    },
    [
      'margin-lists/b/entry.yaml:1:16 "effectiveFrom": Two margin lists are in force on 2 February 2026: a and b; end margin-lists/a with "effectiveTo: 2026-02-01"',
    ],
  ],
  [
    'a ticker in small letters',
    list('a', `effectiveFrom: ${first}`, security('zza', 40, first)),
    [
      'margin-lists/a/entry.yaml:3:15 "securities.0.ticker": Must be a ticker of three capital letters or digits, such as ZZA',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})
