import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

// Read at 2026-11-21T08:00+07:00.
const yaml = `product: trai-phieu
effectiveFrom: 2026-07-01
rows:
  - channel: truc-tuyen
    tier: { from: "0", to: "100000000" }
    rate: { type: percent, percent: "0.20", min: "10000" }
  - channel: truc-tuyen
    tier: { from: "100000000" }
    rate: { type: percent, percent: "0.15", max: "5000000" }
vat: { treatment: khong-chiu-thue }
examples:
  - { channel: truc-tuyen, amount: "50000000", fee: "100000" }
publishedAt: 2026-06-01T08:30+07:00
basis: gia-tri
sample: true
`
const schedule = (slug: string, facts: string): Changes => ({
  [`fees/${slug}/entry.yaml`]: facts,
  [`fees/${slug}/vi.md`]: text(),
})
const changed = (from: string, to: string, slug = 'a'): Changes => {
  expect(yaml).toContain(from)
  return schedule(slug, yaml.replace(from, to))
}

test.each<[string, Changes, string[]]>([
  ['nothing wrong', schedule('a', yaml), []],
  [
    'a lowest tier that does not begin at 0',
    changed('from: "0"', 'from: "1"'),
    ['fees/a/entry.yaml:5:19 "rows.0.tier.from": The lowest tier of truc-tuyen must begin at "0", not at 1'],
  ],
  [
    'a minimum fee that is no number',
    changed('min: "10000"', 'min: "1e9", max: "5"'),
    ['fees/a/entry.yaml:6:50 "rows.0.rate.min": Must be a whole number without separators, such as "100000000"'],
  ],
  [
    'a gap',
    changed('from: "100000000"', 'from: "100000001"'),
    [
      'fees/a/entry.yaml:8:19 "rows.1.tier.from": Leaves a gap in truc-tuyen: the previous tier ends at 100000000; write "100000000"',
    ],
  ],
  [
    'an overlap',
    changed('from: "100000000"', 'from: "99999999"'),
    [
      'fees/a/entry.yaml:8:19 "rows.1.tier.from": Overlaps in truc-tuyen with rows.0, which begins at 0 and ends at 100000000',
    ],
  ],
  [
    'a tier without an end below another',
    changed(', to: "100000000"', ''),
    ['fees/a/entry.yaml:8:19 "rows.1.tier.from": Overlaps in truc-tuyen with rows.0, which begins at 0 and has no end'],
  ],
  [
    'a highest tier with an end',
    changed('from: "100000000" }', 'from: "100000000", to: "200000000" }'),
    ['fees/a/entry.yaml:8:36 "rows.1.tier.to": The highest tier of truc-tuyen must have no end; remove "to"'],
  ],
  [
    'a tier that ends before it begins',
    changed('from: "0", to: "100000000"', 'from: "0", to: "0"'),
    [
      'fees/a/entry.yaml:12:16 "examples.0.channel": No row has a fee for 50,000,000 through truc-tuyen; the channels are truc-tuyen',
      'fees/a/entry.yaml:5:28 "rows.0.tier.to": Must be above from, 0',
      'fees/a/entry.yaml:8:19 "rows.1.tier.from": Leaves a gap in truc-tuyen: the previous tier ends at 0; write "0"',
    ],
  ],
  [
    'all channels beside one',
    changed('channel: truc-tuyen\n    tier: { from: "100000000" }', 'channel: tat-ca\n    tier: { from: "0" }'),
    [
      'fees/a/entry.yaml:4:14 "rows.0.channel": Other rows are for all channels (tat-ca); name a channel in every row, or in none',
      'fees/a/entry.yaml:5:28 "rows.0.tier.to": The highest tier of truc-tuyen must have no end; remove "to"',
    ],
  ],
  [
    'a minimum above the maximum',
    changed('max: "5000000"', 'min: "5000001", max: "5000000"'),
    ['fees/a/entry.yaml:9:50 "rows.1.rate.min": Must not be above max: 5000001 is greater than 5000000'],
  ],
  [
    'an end before the beginning',
    changed('effectiveFrom: 2026-07-01\n', 'effectiveFrom: 2026-07-01\neffectiveTo: 2026-06-30\n'),
    ['fees/a/entry.yaml:3:14 "effectiveTo": Must not be before effectiveFrom, 1 July 2026'],
  ],
  [
    'percent of a number of securities',
    changed('basis: gia-tri', 'basis: chung-khoan'),
    [
      'fees/a/entry.yaml:6:19 "rows.0.rate.type": Requires "basis: gia-tri", but this schedule has "basis: chung-khoan"',
      'fees/a/entry.yaml:9:19 "rows.1.rate.type": Requires "basis: gia-tri", but this schedule has "basis: chung-khoan"',
    ],
  ],
  [
    'a fee for each contract on a schedule by value',
    changed('type: percent, percent: "0.20", min: "10000"', 'type: flat, amount: "2500", per: hop-dong'),
    ['fees/a/entry.yaml:6:46 "rows.0.rate.per": Requires "basis: hop-dong", but this schedule has "basis: gia-tri"'],
  ],
  [
    'a rate that is no quoted decimal',
    changed('percent: "0.15"', 'percent: 0.15'),
    ['fees/a/entry.yaml:9:37 "rows.1.rate.percent": Must be a quoted decimal, such as "1200.50"'],
  ],
  [
    'an amount with separators',
    changed('to: "100000000"', 'to: "100.000.000"'),
    ['fees/a/entry.yaml:5:28 "rows.0.tier.to": Must be a whole number without separators, such as "100000000"'],
  ],
  [
    'a kind of rate that does not exist',
    changed('type: percent, percent: "0.15"', 'type: percnt, percent: "0.15"'),
    ['fees/a/entry.yaml:9:19 "rows.1.rate.type" must be one of percent, flat, not "percnt". Did you mean "percent"?'],
  ],
  [
    'a field that does not exist',
    changed('max: "5000000"', 'maxx: "5000000"'),
    ['fees/a/entry.yaml:9:45 Unknown field "rows.1.rate.maxx". Did you mean "max"?'],
  ],
  [
    'an example with another fee',
    changed('fee: "100000" }', 'fee: "75000" }'),
    ['fees/a/entry.yaml:12:53 "examples.0.fee": Must be "100000" according to rows.0, not "75000"'],
  ],
  [
    'an example through a channel without rows',
    changed('{ channel: truc-tuyen, amount', '{ channel: tai-quay, amount'),
    [
      'fees/a/entry.yaml:12:16 "examples.0.channel": No row has a fee for 50,000,000 through tai-quay; the channels are truc-tuyen',
    ],
  ],
  [
    'an example with days for a rate without a period',
    changed('fee: "100000" }', 'days: 2, fee: "100000" }'),
    ['fees/a/entry.yaml:12:54 "examples.0.days": Is only for rates with a period'],
  ],
  [
    'an example without days for a rate with a period',
    changed('percent: "0.20", min', 'percent: "0.20", period: ngay, min'),
    ['fees/a/entry.yaml:12:5 "examples.0.days": Is missing: the rate has a period'],
  ],
  [
    'two schedules on one day',
    { ...schedule('a', yaml), ...changed('2026-07-01', '2026-10-01', 'b') },
    [
      'fees/b/entry.yaml:2:16 "effectiveFrom": Two schedules of trai-phieu are in force on 1 October 2026: fees/a (from 1 July 2026 without an end) and fees/b; end fees/a with "effectiveTo: 2026-09-30"',
    ],
  ],
  [
    'a schedule that begins on the last day of another',
    {
      ...changed('2026-07-01\n', '2026-07-01\neffectiveTo: 2026-12-31\n'),
      ...changed('2026-07-01', '2026-12-31', 'b'),
    },
    [
      'fees/b/entry.yaml:2:16 "effectiveFrom": Two schedules of trai-phieu are in force on 31 December 2026: fees/a (from 1 July 2026 to 31 December 2026) and fees/b; end fees/a with "effectiveTo: 2026-12-30"',
    ],
  ],
  [
    'two schedules with a gap between them',
    {
      ...changed('2026-07-01\n', '2026-07-01\neffectiveTo: 2026-11-21\n'),
      ...changed('2026-07-01', '2027-01-01', 'b'),
    },
    [],
  ],
  [
    'two products on one day',
    { ...schedule('a', yaml), ...changed('product: trai-phieu', 'product: ung-truoc', 'b') },
    [],
  ],
  [
    'a schedule beside one that was withdrawn',
    {
      ...schedule('a', yaml),
      ...changed(
        'sample: true\n',
        'status: withdrawn\nwithdrawal:\n  at: 2026-06-02T08:30+07:00\n  reason: { vi: a, en: a }\n',
        'b',
      ),
    },
    [],
  ],
  [
    'no schedule in force today',
    changed('2026-07-01\n', '2026-07-01\neffectiveTo: 2026-11-20\n'),
    ['fees/a/entry.yaml:2:16 warning: No schedule of trai-phieu is in force today, 21 November 2026'],
  ],
  [
    'a link to a product, and to one without fees',
    {
      ...schedule('a', yaml),
      'news/a/entry.yaml': 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n',
      'news/a/vi.md': text('[một](/ho-tro/bieu-phi#trai-phieu) [hai](/ho-tro/bieu-phi#trai-phiu)'),
    },
    ['news/a/vi.md:6:42 Dead link: /ho-tro/bieu-phi has no heading "#trai-phiu". Did you mean "trai-phieu"?'],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
