import { expect, test } from 'vitest'
import { problemsOf, text } from '#engine/content/content-fixture.ts'

interface Case {
  product: string
  rate: string
  from?: string
}

/** A schedule with one row, or with one from a higher amount. */
const schedule = ({ product, rate, from }: Case) => `product: ${product}
effectiveFrom: 2026-07-01
rows:
${from ? `  - { channel: tat-ca, tier: { from: "0", to: "${from}" }, rate: { type: percent, percent: "0.3" } }\n` : ''}\
  - channel: tat-ca
    tier: { from: "${from ?? '0'}" }
    rate: { ${rate} }
basis: ${product === 'co-phieu' || product === 'trai-phieu' ? 'gia-tri' : 'chung-khoan'}
vat: { treatment: khong-chiu-thue }
examples: [{ channel: tat-ca, amount: "0", fee: "0" }]
publishedAt: 2026-06-01T08:30+07:00
`

const circular = '(Circular 102/2021/TT-BTC)'
const depository = '(Circular 101/2021/TT-BTC, the price of VSDC, which is passed on at cost)'

test.each<[string, Case, string[]]>([
  ['the cap itself', { product: 'co-phieu', rate: 'type: percent, percent: "0.450"' }, []],
  [
    'a rate above the cap',
    { product: 'co-phieu', rate: 'type: percent, percent: "0.46"' },
    [`"rows.0.rate.percent": Must be at most "0.45", the legal cap in percent of the value, not "0.46" ${circular}`],
  ],
  [
    'a minimum that is above the cap for small amounts',
    { product: 'co-phieu', rate: 'type: percent, percent: "0.3", min: "20000"' },
    [
      `"rows.0.rate.min": 20,000 is more than 0.45% of a value below about 4,444,444, and the tier begins at 0; remove "min", or begin the tier there ${circular}`,
    ],
  ],
  [
    'the same minimum one đồng of value too early',
    { product: 'co-phieu', rate: 'type: percent, percent: "0.3", min: "20000"', from: '4444444' },
    [
      `"rows.1.rate.min": 20,000 is more than 0.45% of a value below about 4,444,444, and the tier begins at 4,444,444; remove "min", or begin the tier there ${circular}`,
    ],
  ],
  [
    'the same minimum where the cap allows it',
    { product: 'co-phieu', rate: 'type: percent, percent: "0.3", min: "20000"', from: '4444445' },
    [],
  ],
  [
    'a fixed amount for each order',
    { product: 'co-phieu', rate: 'type: flat, amount: "10000", per: lan' },
    [
      `"rows.0.rate.amount": 10,000 is more than 0.45% of a value below about 2,222,222, and the tier begins at 0; write a rate in percent, or begin the tier there ${circular}`,
    ],
  ],
  ['a product without a known cap', { product: 'trai-phieu', rate: 'type: percent, percent: "0.5"' }, []],
  ['custody at cost', { product: 'luu-ky', rate: 'type: flat, amount: "0.27", per: chung-khoan-thang' }, []],
  [
    'custody above cost',
    { product: 'luu-ky', rate: 'type: flat, amount: "0.3", per: chung-khoan-thang' },
    [`"rows.0.rate.amount": Must be at most "0.27", not "0.3" ${depository}`],
  ],
  [
    'custody by another unit',
    { product: 'luu-ky', rate: 'type: flat, amount: "0.2", per: chung-khoan' },
    [`"rows.0.rate.type": Must be "flat" with "per: chung-khoan-thang": the cap is 0.27 for each ${depository}`],
  ],
  [
    'custody with a minimum',
    { product: 'luu-ky', rate: 'type: flat, amount: "0.2", per: chung-khoan-thang, min: "100"' },
    [`"rows.0.rate.min": 100 is more than 0.27 for each of 0; remove "min" ${depository}`],
  ],
  [
    'custody of bonds without its maximum',
    { product: 'luu-ky-trai-phieu', rate: 'type: flat, amount: "0.18", per: chung-khoan-thang' },
    [`"rows.0.rate.max": Is missing: write "2000000" ${depository}`],
  ],
  [
    'custody of bonds above its maximum',
    { product: 'luu-ky-trai-phieu', rate: 'type: flat, amount: "0.18", per: chung-khoan-thang, max: "3000000"' },
    [`"rows.0.rate.max": Must be at most "2000000", not "3000000" ${depository}`],
  ],
])('%s', async (_case, facts, expected) => {
  const problems = await problemsOf({ 'fees/a/entry.yaml': schedule(facts), 'fees/a/vi.md': text() })
  const caps = problems.filter((problem) => problem.includes('.rate.'))
  expect(caps.map((problem) => problem.replace(/^fees\/a\/entry\.yaml:\d+:\d+ /, ''))).toEqual(expected)
})

test('an overdue rate above the limit of the Civil Code', async () => {
  const yaml = schedule({ product: 'trai-phieu', rate: 'type: percent, percent: "0.5"' })
  const problems = await problemsOf({
    'fees/a/entry.yaml': `${yaml}overdue: { percentOfRate: "151" }\n`,
    'fees/a/vi.md': text(),
  })
  expect(problems).toEqual([
    'fees/a/entry.yaml:11:27 "overdue.percentOfRate": Must not be above "150", the limit of Article 466 of the Civil Code',
  ])
})
