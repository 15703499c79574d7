import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { examineWith, problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'

const profile = await readFile(`${siteContent}/profile/cong-ty/entry.yaml`, 'utf8')
const document = 'currency: VND, document: { vi: Giấy phép, en: Licence }'

/** The profile with other amounts, one a line, and another listing. */
const withProfile = (amounts: readonly string[], exchanges = '[{ exchange: HNX, from: 2011-06-15 }]'): Changes => ({
  'profile/cong-ty/entry.yaml': profile.replace(
    /^charterCapital:[\s\S]*?^contact:/m,
    `charterCapital:\n${amounts.map((amount) => `  - { ${amount}, ${document} }\n`).join('')}listing:\n  ticker: ZZZ\n  checkedOn: 2026-11-20\n  exchanges: ${exchanges}\ntreasuryShares: "0"\ncontact:`,
  ),
})
const issue = (slug: string, facts = 'newShares: "100"\n'): Changes => ({
  [`share-management/${slug}/entry.yaml`]: `kind: phat-hanh\n${facts}publishedAt: 2025-09-26T09:00+07:00\n`,
  [`share-management/${slug}/vi.md`]: text('Một đoạn.'),
  [`share-management/${slug}/en.md`]: text('A paragraph.'),
})
const first = 'amount: "4000000", since: 2024-01-02'
const line = profile.slice(0, profile.indexOf('charterCapital:')).split('\n').length

test.each<[string, Changes, string[]]>([
  ['one amount', withProfile([first]), []],
  ['an issue', { ...withProfile([first, 'amount: "5000000", since: 2025-11-12, issue: a']), ...issue('a') }, []],
  [
    'an amount that does not follow from its issue',
    { ...withProfile([first, 'amount: "5500000", since: 2025-11-12, issue: a']), ...issue('a') },
    [
      `profile/cong-ty/entry.yaml:${line + 2}:15 "charterCapital.1.amount": 4,000,000 and 100 shares of 10,000 each are 5,000,000, not 5,500,000`,
    ],
  ],
  [
    'an amount without an issue',
    withProfile([first, 'amount: "5000000", since: 2025-11-12']),
    [
      `profile/cong-ty/entry.yaml:${line + 2}:15 "charterCapital.1.amount": Differs from 4,000,000 without a reason; name the notice of the "issue"`,
    ],
  ],
  [
    'an amount since the record date',
    {
      ...withProfile([first, 'amount: "5000000", since: 2025-10-17, issue: a']),
      ...issue('a', 'newShares: "100"\nexDate: 2025-10-16\nrecordDate: 2025-10-17\n'),
    },
    [
      `profile/cong-ty/entry.yaml:${line + 2}:33 "charterCapital.1.since": Must be after 17 October 2025, the record date of share-management/a: capital rises when the licence is amended`,
    ],
  ],
  [
    'a notice without the number of shares',
    { ...withProfile([first, 'amount: "5000000", since: 2025-11-12, issue: a']), ...issue('a', '') },
    [`profile/cong-ty/entry.yaml:${line + 2}:52 "charterCapital.1.issue": share-management/a has no "newShares"`],
  ],
  [
    'an issue that is in no amount',
    { ...withProfile([first]), ...issue('a') },
    [
      'share-management/a/entry.yaml:2:12 warning: "newShares": No amount of "charterCapital" in the profile names share-management/a as its issue',
    ],
  ],
  [
    'amounts in the wrong order',
    withProfile([first, 'amount: "5000000", since: 2023-01-02']),
    [
      `profile/cong-ty/entry.yaml:${line + 1}:3 "charterCapital": Must be in the order of "since", oldest first, each on a day of its own`,
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})

test.each([
  ['2026-12-31T12:00+07:00', '[{ exchange: HNX, from: 2011-06-15 }]', []],
  [
    '2027-01-01T12:00+07:00',
    '[{ exchange: HNX, from: 2011-06-15 }]',
    [
      '"listing.exchanges": By 31 December 2026 shares on HNX move to HOSE (circular 57/2021/TT-BTC, amended by 69/2023/TT-BTC); add the move',
    ],
  ],
  ['2027-01-01T12:00+07:00', '[{ exchange: HNX, from: 2011-06-15 }, { exchange: HOSE, from: 2026-12-21 }]', []],
])('on %s, traded on %s', async (moment, exchanges, messages) => {
  const { diagnostics } = await examineWith(withProfile([first], exchanges), { now: new Date(moment) })
  expect(diagnostics.list.map(({ message }) => message).filter((message) => message.includes('listing'))).toEqual(
    messages,
  )
})
