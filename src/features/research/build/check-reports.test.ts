import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { deal, issuers, report, words } from './research-fixture.ts'

const mustState = (reason: string) =>
  `reports/r/entry.yaml:4:12 "conflicts": Must not be none: ${reason}; state it in each language`
const ofDeal = (day: string) => mustState(`deals/d is a deal of the same issuer, mandated on ${day}`)
const stated = report({ facts: { conflicts: '{ vi: SHS tư vấn cho ZZB., en: SHS advises ZZB. }' } })

const related: Changes = {
  'disclosures/x/entry.yaml': `code: bat-thuong
refNo: "1"
documentDate: 2025-06-17
eventAt: 2025-06-16T15:30+07:00
discloser: { vi: B, en: B }
legalBasis: { vi: C, en: C }
relatedIssuers: [zzb]
publishedAt: 2025-06-17T11:35+07:00
`,
  'disclosures/x/vi.md': text(),
  'disclosures/x/en.md': text(),
}

const relatedOn = (day: string): Changes => ({
  ...related,
  'disclosures/x/entry.yaml': String(related['disclosures/x/entry.yaml'])
    .replaceAll(/2025-06-1\d/g, day)
    .replace('T15:30', 'T09:00'),
})

const sectorReport = (body: string): Changes => ({
  'reports/s/entry.yaml':
    'type: nganh\nsector: ban-le\nreportDate: 2026-02-26\nanalysts: [{ vi: A, en: A }]\npublishedAt: 2026-02-26T08:45+07:00\n',
  'reports/s/vi.md': text(body),
})

test.each<[string, Changes, string[]]>([
  ['no dealings', report(), []],
  ['an open deal', { ...report(), ...deal('mandatedOn: 2025-11-10\n') }, [ofDeal('10 November 2025')]],
  ['a deal that is stated', { ...stated, ...deal('mandatedOn: 2025-11-10\n') }, []],
  [
    'a deal of the day of the report',
    { ...report(), ...deal('mandatedOn: 2026-02-26\n') },
    [ofDeal('26 February 2026')],
  ],
  ['a deal after the report', { ...report(), ...deal('mandatedOn: 2026-02-27\n') }, []],
  [
    'a deal that was completed within 12 months',
    { ...report(), ...deal('mandatedOn: 2024-01-10\ncompletedOn: 2025-02-26\n') },
    [ofDeal('10 January 2024')],
  ],
  [
    'a deal that was completed before',
    { ...report(), ...deal('mandatedOn: 2024-01-10\ncompletedOn: 2025-02-25\n') },
    [],
  ],
  [
    'a deal that ends before it begins',
    deal('mandatedOn: 2025-01-10\ncompletedOn: 2025-01-09\n'),
    ['deals/d/entry.yaml:6:14 "completedOn": Must not be before mandatedOn, 10 January 2025'],
  ],
  [
    'a related party',
    { ...report(), ...related },
    [mustState('disclosures/x names the issuer as a related party of the firm')],
  ],
  [
    'a related party of the day of the report',
    { ...report(), ...relatedOn('2026-02-26') },
    [mustState('disclosures/x names the issuer as a related party of the firm')],
  ],
  ['a related party of the day after', { ...report(), ...relatedOn('2026-02-27') }, []],
  [
    'a sector report that names a client',
    { ...sectorReport('Cổ phiếu ZZB.'), ...deal('mandatedOn: 2025-11-10\n') },
    [
      'reports/s/entry.yaml:1:1 "conflicts": Is missing, but the text names ZZB, and deals/d is a deal of the same issuer, mandated on 10 November 2025; state it in each language',
    ],
  ],
  [
    'a sector report that names no client',
    { ...sectorReport('Cổ phiếu ZZA.'), ...deal('mandatedOn: 2025-11-10\n') },
    [],
  ],
  [
    'conflicts that are neither none nor in each language',
    report({ facts: { conflicts: 'khong' } }),
    ['reports/r/entry.yaml:4:12 "conflicts": Must be none, or the conflicts in each language, below it'],
  ],

  [
    'a report of few words',
    report({ body: `${words(899)} 1.234 56%` }),
    [
      'reports/r/vi.md:1:1 Has 899 words; a report on a company needs at least 900: case, business, figures, valuation, scenarios, risks',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf({ ...issuers, ...changes })).toEqual(problems)
})
