import { expect, test } from 'vitest'
import { entry, readWith, text, type Changes } from './content-fixture.ts'

const announcement = (effectiveFrom: string, expiresAt: string): Changes => ({
  'announcements/a/entry.yaml': `audience: khach-hang\nseverity: khan\nrefNo: "1"\neffectiveFrom: ${effectiveFrom}\nexpiresAt: ${expiresAt}\npublishedAt: 2026-10-01T08:00+07:00\n`,
  'announcements/a/vi.md': text(),
})

const news = (publishedAt: string): Changes =>
  entry({ 'news/a/entry.yaml': `category: thi-truong\npublishedAt: ${publishedAt}\n` })

// The current time is 2026-11-21T08:00+07:00.
test.each<[string, Changes, string | undefined]>([
  ['no dates', entry(), undefined],
  ['a term in the past', announcement('2026-10-01', '2026-11-20'), undefined],
  ['a term that ends today', announcement('2026-10-01', '2026-11-21'), '2026-11-21T17:00:00.000Z'],
  ['a term that begins', announcement('2026-12-01', '2026-12-31'), '2026-11-30T17:00:00.000Z'],
  [
    'a scheduled entry',
    entry({
      'news/a/entry.yaml': 'category: thi-truong\nstatus: scheduled\npublishAt: 2026-11-22T08:30+07:00\n',
    }),
    '2026-11-22T01:30:00.000Z',
  ],
  ['news, until the news sitemap leaves it out', news('2026-11-20T09:00+07:00'), '2026-11-22T02:00:00.000Z'],
  ['news that it leaves out now', news('2026-11-19T08:00+07:00'), undefined],
  [
    'a draft',
    entry({ 'news/a/entry.yaml': 'category: thi-truong\nstatus: draft\npublishedAt: 2026-11-22T08:30+07:00\n' }),
    undefined,
  ],
])('%s', async (_case, changes, moment) => {
  expect((await readWith(changes)).nextChange).toBe(moment)
})

test('the last day to publish a report begins and ends', async () => {
  const changes: Changes = {
    'periodic-reports/a/entry.yaml':
      'code: bao-cao-thuong-nien\nfiscalYear: 2025\nperiod: FY\nperiodEnd: 2025-12-31\npublishedAt: 2026-04-10T08:00+07:00\nattachments:\n  - { file: a.csv, kind: bao-cao, language: both, title: { vi: a, en: a } }\n',
    'periodic-reports/a/vi.md': text(),
    'periodic-reports/a/en.md': text(),
    'periodic-reports/a/a.csv': 'a,b\n1,2\n',
  }
  const nextAt = async (now: string) => (await readWith(changes, { now: new Date(now) })).nextChange
  expect(await nextAt('2027-04-15T08:00+07:00')).toBe('2027-04-19T17:00:00.000Z')
  expect(await nextAt('2027-04-20T08:00+07:00')).toBe('2027-04-20T17:00:00.000Z')
})
