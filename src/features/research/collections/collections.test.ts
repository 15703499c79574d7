import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

// Checks of figures in reports and commentary. An invalid figure is reported once, and nothing is computed from it.

const reportFacts = `type: cong-ty
reportDate: 2026-10-12
analysts: [{ vi: A, en: A }]
sector: thep
issuer: zza
rating: mua
targetPrice: "32000"
priceAt: { price: "26000", date: 2026-10-09 }
upside: "23.1"
ratingHistory: [{ date: 2026-10-12, rating: mua, targetPrice: "32000" }]
conflicts: none
completedAt: 2026-10-12T15:00+07:00
publishedAt: 2026-10-12T15:30+07:00
`
const commentaryFacts = `sessionDate: 2026-10-12
kind: sau-phien
outlook: trung-tinh
levels: { support: "1150", resistance: "1200" }
indicesOf: 2026-10-12
indices:
  - { name: MH-Index, close: "1212.00", change: "12.00", changePercent: "1.00", volume: "500", value: "12000" }
publishedAt: 2026-10-12T17:30+07:00
`

const issuer: Changes = {
  'issuers/zza/entry.yaml': 'ticker: ZZA\nexchange: HNX\nsector: thep\npublishedAt: 2025-01-06T08:00+07:00\n',
  'issuers/zza/vi.md': text(),
}
const entryOf = (folder: string, facts: string): Changes => ({
  ...issuer,
  [`${folder}/entry.yaml`]: facts,
  [`${folder}/vi.md`]: text(`${folder} từ `.repeat(450)),
})
const changed = (facts: string, from: string, to: string): string => {
  expect(facts).toContain(from)
  return facts.replace(from, to)
}
const report = (from: string, to: string) => entryOf('reports/a', changed(reportFacts, from, to))
const commentary = (from: string, to: string) => entryOf('commentary/a', changed(commentaryFacts, from, to))
const price = 'Must be whole đồng without separators, such as "32000"'
const decimal = 'Must be a decimal with a point and no separators, such as "1200.50"'

test.each<[string, Changes, string[]]>([
  ['nothing wrong', { ...entryOf('reports/a', reportFacts), ...entryOf('commentary/a', commentaryFacts) }, []],
  ...['1e9', '-0', '-32000', '32.000', '32,000', '0', '032000'].map((value): [string, Changes, string[]] => [
    `a price of ${value}`,
    report('"32000"', `"${value}"`),
    [`reports/a/entry.yaml:7:14 "targetPrice": ${price}`],
  ]),
  ['no price to compare with', report('"26000"', '"0"'), [`reports/a/entry.yaml:8:19 "priceAt.price": ${price}`]],
  [
    'a price of a later day',
    report('2026-10-09', '2026-10-13'),
    ['reports/a/entry.yaml:8:10 "priceAt": Must have a date up to reportDate, 12 October 2026'],
  ],
  [
    'a wrong upside, beside another error',
    entryOf('reports/a', changed(changed(reportFacts, 'mua', 'buy'), '"23.1"', '"23.2"')),
    [
      'reports/a/entry.yaml:6:9 "rating" must be one of mua, nam-giu, ban, not "buy". Did you mean "mua"?',
      'reports/a/entry.yaml:9:9 "upside": Must be "23.1": from priceAt.price to targetPrice',
    ],
  ],
  [
    'a rating that does not follow from the return',
    entryOf('reports/a', reportFacts.replaceAll('rating: mua', 'rating: nam-giu')),
    [
      'reports/a/entry.yaml:6:9 "rating": Must be mua: the expected total return is 23.1% (src/features/research/collections/vocabulary.ts)',
    ],
  ],
  [
    'a rating that follows with the dividend',
    entryOf(
      'reports/a',
      reportFacts.replaceAll('"32000"', '"29000"').replace('upside: "23.1"', 'upside: "11.5"\ndividend: "1000"'),
    ),
    [],
  ],
  [
    'a history that does not begin with the report',
    report(
      '[{ date: 2026-10-12, rating: mua, targetPrice: "32000" }]',
      '[{ date: 2026-10-12, rating: mua, targetPrice: "31000" }]',
    ),
    ['reports/a/entry.yaml:10:16 "ratingHistory": Must begin with this report: 12 October 2026, mua, 32000'],
  ],
  [
    'a history that is not in order',
    report('targetPrice: "32000" }]', 'targetPrice: "32000" }, { date: 2026-10-13, rating: ban, targetPrice: "1" }]'),
    ['reports/a/entry.yaml:10:16 "ratingHistory": Must be in the order of the dates, the newest first'],
  ],
  [
    'a report that was completed after it was published',
    report('completedAt: 2026-10-12T15:00', 'completedAt: 2026-10-12T15:31'),
    ['reports/a/entry.yaml:12:14 "completedAt": Must not be after the time of publication'],
  ],
  [
    'no type',
    report('type: cong-ty\n', ''),
    ['reports/a/entry.yaml:1:1 Missing field "type": One of nganh, vi-mo, cong-ty, chuyen-de, chien-luoc'],
  ],
  [
    'fields of another type',
    report('type: cong-ty', 'type: nganh'),
    [
      'reports/a/entry.yaml:10:1 Unknown field "ratingHistory".',
      'reports/a/entry.yaml:11:12 "conflicts": Must be fields, each on a line of its own below it: vi, en',
      'reports/a/entry.yaml:12:1 Unknown field "completedAt".',
      'reports/a/entry.yaml:5:1 Unknown field "issuer".',
      'reports/a/entry.yaml:6:1 Unknown field "rating".',
      'reports/a/entry.yaml:7:1 Unknown field "targetPrice".',
      'reports/a/entry.yaml:8:1 Unknown field "priceAt".',
      'reports/a/entry.yaml:9:1 Unknown field "upside".',
    ],
  ],

  [
    'an index that is no number',
    commentary('"1212.00"', '"1e9"'),
    [`commentary/a/entry.yaml:7:30 "indices.0.close": ${decimal}`],
  ],
  [
    'a previous close of 0',
    commentary('"12.00"', '"1212.00"'),
    ['commentary/a/entry.yaml:7:49 "indices.0.change": Must not be equal to "close": the previous close would be 0'],
  ],
  [
    'a negative volume',
    commentary('"500"', '"-500"'),
    ['commentary/a/entry.yaml:7:89 "indices.0.volume": Must not be negative'],
  ],
  [
    'a support above the resistance',
    commentary('"1150"', '"1250"'),
    ['commentary/a/entry.yaml:4:20 "levels.support": Must be below resistance, 1200'],
  ],
  [
    'figures of another day than the session',
    commentary('indicesOf: 2026-10-12', 'indicesOf: 2026-10-09'),
    [
      'commentary/a/entry.yaml:5:12 "indicesOf": Must be sessionDate, 12 October 2026: after a session, the figures are those of its close',
    ],
  ],
  [
    'figures of a session that has not begun',
    commentary('kind: sau-phien', 'kind: truoc-phien'),
    [
      'commentary/a/entry.yaml:5:12 "indicesOf": Must be before sessionDate, 12 October 2026: before a session, the figures are those of an earlier close',
    ],
  ],
  [
    'a session that is not over',
    entryOf('commentary/a', commentaryFacts.replaceAll('2026-10-12\n', '2026-10-13\n')),
    [
      'commentary/a/entry.yaml:1:14 "sessionDate": Must not be after the day of publication: `kind: sau-phien` is about a session that is over',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
