import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { issuers, news, report } from './research-fixture.ts'

test.each<[string, Changes, string[]]>([
  ['a report that agrees with its issuer', report(), []],
  [
    'a report on an issuer that does not exist',
    report({ facts: { issuer: 'zzz' } }),
    ['reports/r/entry.yaml:2:9 "issuer": There is no entry issuers/zzz. Did you mean "zza"?'],
  ],
  [
    'a report on an issuer that is not listed',
    report({ facts: { issuer: 'hang-p' }, title: 'Bao bì' }),
    [
      'reports/r/entry.yaml:2:9 "issuer": issuers/hang-p has no ticker; a report with a target price is on listed shares',
    ],
  ],
  [
    'a report in another sector',
    report({ facts: { sector: 'thep' } }),
    ['reports/r/entry.yaml:3:9 "sector": Must be ban-le, as of issuers/zzb'],
  ],
  [
    'a title that begins with another ticker',
    report({ title: 'ZZA: biên lợi nhuận' }),
    ['reports/r/vi.md:2:8 "title": Begins with ZZA, but the report is on issuers/zzb, ZZB'],
  ],
  [
    'an issuer that is not filed under its ticker',
    { 'issuers/zzb/entry.yaml': 'ticker: ZZC\nexchange: HNX\nsector: ban-le\npublishedAt: 2025-01-06T08:00+07:00\n' },
    [
      'issuers/zzb/entry.yaml:1:9 "ticker": The folder of a listed issuer is its ticker in small letters: rename issuers/zzb to issuers/zzc',
    ],
  ],
  [
    'an exchange without a ticker',
    { 'issuers/hang-p/entry.yaml': 'exchange: HNX\nsector: cong-nghiep\npublishedAt: 2025-01-06T08:00+07:00\n' },
    ['issuers/hang-p/entry.yaml:1:11 "exchange": Must be given together with "ticker", or not at all'],
  ],
  ['news that names its issuers', news('Hãng P và ZZB.', 'issuers: [hang-p, zzb]\n'), []],
  [
    'news that does not name its issuer',
    news('Một đoạn.', 'issuers: [zzb]\n'),
    ['news/n/entry.yaml:4:11 "issuers.0": vi.md names neither Hãng B nor ZZB; name it, or remove the reference'],
  ],

  ['names with their tickers and sectors', news('Hãng A (ZZA), thuộc nhóm công nghệ. ZZB và ZZA.'), []],
  [
    'a ticker that no issuer has',
    news('Cổ phiếu ZZQ tăng.'),
    ['news/n/vi.md:6:10 Names ZZQ, but no entry of content/issuers has this ticker. Did you mean "ZZA"?'],
  ],
  [
    'a margin list with a ticker that no issuer has',
    {
      'margin-lists/a/entry.yaml':
        'effectiveFrom: 2026-01-05\nsecurities:\n  - { ticker: ZZQ, loanPercent: 40, since: 2026-01-05 }\npublishedAt: 2025-12-31T09:00+07:00\n',
      'margin-lists/a/vi.md': text(),
    },
    [
      'margin-lists/a/entry.yaml:3:15 "securities.0.ticker": Names ZZQ, but no entry of content/issuers has this ticker. Did you mean "ZZA"?',
    ],
  ],
  [
    'a name with the ticker of another',
    news('Nhà bán lẻ.\n\nHãng B (mã ZZA) tăng.'),
    ['news/n/vi.md:8:1 Gives Hãng B the ticker ZZA, but it is ZZB (content/issuers/zzb)'],
  ],
  [
    'a name that has no ticker with one',
    news('Hãng P (ZZA) tăng.'),
    ['news/n/vi.md:6:1 Gives Hãng P the ticker ZZA, but it has no ticker (content/issuers/hang-p)'],
  ],
  [
    'a technology company in packaging',
    news('Hãng A hoạt động trong lĩnh vực bao bì.'),
    ['news/n/vi.md:6:1 Places the issuer in another sector, "bao bì": content/issuers/zza is cong-nghe'],
  ],
  [
    'a retailer among the banks',
    news('Hãng B (ZZB), thuộc nhóm ngân hàng, giảm.'),
    ['news/n/vi.md:6:9 Places the issuer in another sector, "ngân hàng": content/issuers/zzb is ban-le'],
  ],
  ['another company that is a bank', news('Hãng B (ZZB), khách hàng của một ngân hàng, tăng.'), []],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf({ ...issuers, ...changes })).toEqual(problems)
})
