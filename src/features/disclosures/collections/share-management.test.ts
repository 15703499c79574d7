import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'
import { entryOf, shareFacts, dividend, share } from './disclosures-fixture.ts'

/** Another notice on shares. */
const issuance = (from = '', to = '') =>
  entryOf('share-management/a', shareFacts.replace('co-tuc', 'phat-hanh').replace(from, to))

const tradeFacts = `kind: giao-dich
trade:
  stage: ket-qua
  relation: co-dong-lon
  holder: { vi: a, en: a }
  side: mua
  registered: "50"
  executed: "50"
  before: "40"
  after: "90"
  from: 2026-09-14
  to: 2026-10-09
publishedAt: 2026-10-14T16:30+07:00
`

/** The result of a trade, with one part replaced, and then another removed or replaced too. */
const trade = (from = '', to = '', other = '', by = '') =>
  entryOf('share-management/a', tradeFacts.replace(from, to).replace(other, by))

const proceeds = (from = '', to = '') =>
  entryOf(
    'share-management/a',
    `kind: su-dung-von
proceeds:
  raised: "100"
  asOf: 2026-06-30
  lines:
    - { purpose: { vi: a, en: a }, planned: "60", used: "60" }
    - { purpose: { vi: b, en: b }, planned: "40", used: "0" }
publishedAt: 2026-10-14T16:30+07:00
`.replace(from, to),
  )

const bond = (from = '', to = '') =>
  entryOf(
    'share-management/a',
    `kind: trai-phieu
bond:
  code: "A"
  issued: "300"
  outstanding: "300"
  asOf: 2026-11-20
  issuedOn: 2026-11-20
  maturesOn: 2028-11-25
  rate: "8.2"
  rateKind: co-dinh
  interestMonths: 3
  isSecured: false
  isConvertible: false
publishedAt: 2026-11-20T16:30+07:00
`.replace(from, to),
  )

test.each<[string, Changes, string[]]>([
  [
    'a dividend without a payment',
    share('payDate: 2026-06-10\n', ''),
    ['share-management/a/entry.yaml:1:1 "payDate": Is missing: a dividend needs exDate, recordDate, payDate'],
  ],
  ['an issuance without a payment', issuance('payDate: 2026-06-10\n'), []],
  [
    'a dividend without its year, form and rate',
    share(dividend, ''),
    ['share-management/a/entry.yaml:1:1 "dividend": Is missing: a dividend needs its year, form and rate'],
  ],
  [
    'the rate of a dividend in a notice of another kind',
    share('co-tuc', 'phat-hanh'),
    ['share-management/a/entry.yaml:6:11 "dividend": Is only for a dividend (kind: co-tuc)'],
  ],
  [
    'a record date on the ex-rights date',
    share('recordDate: 2026-05-15', 'recordDate: 2026-05-14'),
    ['share-management/a/entry.yaml:3:13 "recordDate": Must be after exDate'],
  ],
  [
    'a payment before the record date',
    share('2026-06-10', '2026-05-15'),
    ['share-management/a/entry.yaml:4:10 "payDate": Must be after recordDate'],
  ],
  [
    'a payment before the ex-rights date, where there is no record date',
    issuance('exDate: 2026-05-14\nrecordDate: 2026-05-15', 'exDate: 2026-06-10'),
    ['share-management/a/entry.yaml:3:10 "payDate": Must be after exDate'],
  ],
  ['a trade', trade(), []],
  ['a change of a holding', trade('stage: ket-qua', 'stage: thay-doi', '  registered: "50"\n'), []],
  [
    'a registration with a result',
    trade('stage: ket-qua', 'stage: dang-ky'),
    [
      'share-management/a/entry.yaml:8:13 "trade.executed": Is not for `stage: dang-ky`',
      'share-management/a/entry.yaml:10:10 "trade.after": Is not for `stage: dang-ky`',
    ].toSorted(),
  ],
  [
    'a result without the holding after it',
    trade('', '', '  after: "90"\n'),
    ['share-management/a/entry.yaml:3:3 "trade.after": Is missing for `stage: ket-qua`'],
  ],
  [
    'a holding that does not follow',
    trade('after: "90"', 'after: "91"'),
    ['share-management/a/entry.yaml:10:10 "trade.after": Must be 90: 40 and the 50 shares traded'],
  ],
  [
    'a gift, from whose number nothing follows',
    trade('side: mua', 'side: khac', '  after: "90"\n', '  after: "77"\n'),
    [],
  ],
  [
    'a sale of more than is held',
    trade('side: mua', 'side: ban'),
    ['share-management/a/entry.yaml:10:10 "trade.after": Must be -10: 40 and the 50 shares traded'],
  ],
  [
    'more than was registered',
    trade('registered: "50"', 'registered: "49"'),
    ['share-management/a/entry.yaml:8:13 "trade.executed": Is more than was registered'],
  ],
  [
    'nobody who trades',
    trade('', '', '  holder: { vi: a, en: a }\n'),
    [
      'share-management/a/entry.yaml:3:3 "trade.holder": Is missing: name the person in `person`, or write the name of another holder here',
    ],
  ],
  [
    'a trade in a notice of another kind',
    trade('kind: giao-dich', 'kind: luu-ky'),
    ['share-management/a/entry.yaml:3:3 "trade": Is only for `kind: giao-dich`'],
  ],
  [
    'a notice of a trade without one',
    entryOf('share-management/a', 'kind: giao-dich\npublishedAt: 2026-10-14T16:30+07:00\n'),
    ['share-management/a/entry.yaml:1:1 "trade": Is missing for `kind: giao-dich`'],
  ],
  ['the use of proceeds', proceeds(), []],
  [
    'more used than planned',
    proceeds('used: "60"', 'used: "61"'),
    [
      'share-management/a/entry.yaml:6:57 "proceeds.lines.0.used": Is more than planned; a plan that was changed is stated as changed, with its approval in the text',
    ],
  ],
  [
    'plans that are not what was raised',
    proceeds('raised: "100"', 'raised: "101"'),
    ['share-management/a/entry.yaml:6:5 "proceeds.lines": The amounts planned sum to 100, but 101 was raised'],
  ],
  ['a bond', bond(), []],
  [
    'a bond that falls due before it was issued',
    bond('maturesOn: 2028-11-25', 'maturesOn: 2026-11-10'),
    ['share-management/a/entry.yaml:8:14 "bond.maturesOn": Must be after issuedOn'],
  ],
  [
    'more outstanding than issued',
    bond('outstanding: "300"', 'outstanding: "301"'),
    ['share-management/a/entry.yaml:5:16 "bond.outstanding": Is more than was issued'],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
