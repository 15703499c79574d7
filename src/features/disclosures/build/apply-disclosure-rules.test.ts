import { expect, test } from 'vitest'
import { toComplianceReport } from '#desk/to-compliance-report.ts'
import { examineWith, now, type Changes } from '#engine/content/content-fixture.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'
import { both, disclosure, extraordinary, findingsOf, late, onRequest } from './disclosure-rules-fixture.ts'

// Those of periodic reports: apply-periodic-rules.test.ts; of meetings: apply-meeting-rules.test.ts.

const announcement = (expiresAt: string) =>
  `audience: khach-hang\nseverity: khan\nrefNo: "1"\neffectiveFrom: 2026-10-01\nexpiresAt: ${expiresAt}\npublishedAt: 2026-10-01T08:00+07:00\n`

const right = (publishedAt: string, more = '') =>
  `kind: co-tuc\ndividend: { fiscalYear: 2025, form: tien, rate: "5" }\nexDate: 2026-05-14\nrecordDate: 2026-05-15\npayDate: 2026-06-10\npublishedAt: ${publishedAt}\n${more}`

const regulation = (effectiveTo: string) =>
  `code: quy-che\nversion: "1.0"\nadoptedOn: 2026-01-01\neffectiveFrom: 2026-01-02\neffectiveTo: ${effectiveTo}\npublishedAt: 2026-01-02T08:00+07:00\n`

test.each<[string, Changes, string[]]>([
  ['an event disclosed in time', both('disclosures/a', extraordinary('2026-03-03T10:00+07:00')), []],
  [
    'an event disclosed a minute late',
    both('disclosures/a', extraordinary('2026-03-03T10:01+07:00')),
    [late('extraordinary-24h', 'publishedAt', '2026-03-03T10:00+07:00', '2026-03-03T10:01+07:00', '1 hour')],
  ],
  ['a request answered in time', both('disclosures/a', onRequest('2026-03-03T10:00+07:00')), []],
  [
    'a request answered a minute late',
    both('disclosures/a', onRequest('2026-03-03T10:01+07:00')),
    [late('on-request-24h', 'publishedAt', '2026-03-03T10:00+07:00', '2026-03-03T10:01+07:00', '1 hour')],
  ],
  [
    'a disclosure on the first day of Tết',
    both('disclosures/a', disclosure('2025-01-29T10:00+07:00')),
    ['holiday disclosure-on-holiday publishedAt: Is on 29 January 2025, a public holiday'],
  ],
  ['a record date announced in time', both('share-management/a', right('2026-05-05T23:59+07:00')), []],
  [
    'a record date announced late',
    both('share-management/a', right('2026-05-06T00:00+07:00')),
    [late('record-date-10d', 'publishedAt', '2026-05-05T23:59+07:00', '2026-05-06T00:00+07:00', '1 hour')],
  ],
  [
    'a correction of an announced record date has no deadline',
    {
      ...both('share-management/a', right('2026-05-04T08:00+07:00')),
      ...both(
        'share-management/b',
        right('2026-05-12T08:00+07:00', 'corrects: { entry: a, reason: { vi: a, en: a } }\n'),
      ),
    },
    [],
  ],
  [
    'a regulation that ends in sixty days',
    both('governance/a', regulation('2027-01-20')),
    ['expiring governance-ends effectiveTo: Ends on 20 January 2027, in 60 days'],
  ],
  ['a regulation that ends in sixty-one days', both('governance/a', regulation('2027-01-21')), []],
  ['an announcement with time left', both('announcements/a', announcement('2026-12-22')), []],
  [
    'an announcement that ends in a month',
    both('announcements/a', announcement('2026-12-21')),
    ['expiring announcement-ends expiresAt: Ends on 21 December 2026, in 30 days'],
  ],
  [
    'an announcement that ends today',
    both('announcements/a', announcement('2026-11-21')),
    ['expiring announcement-ends expiresAt: Ends on 21 November 2026, in 0 days'],
  ],
  ['an announcement that is over', both('announcements/a', announcement('2026-11-20')), []],
  [
    'a request without the time at which it was received',
    both('disclosures/a', onRequest('2026-03-03T10:00+07:00').replace(/eventAt: .*\n/, '')),
    [
      'missing-date on-request-dated : Has no `eventAt`: the time at which the request was received, from which the 24 hours count',
    ],
  ],
  [
    'a charter without its document',
    both(
      'governance/a',
      'code: dieu-le\nversion: "1"\nadoptedOn: 2025-01-01\neffectiveFrom: 2025-01-01\npublishedAt: 2025-01-02T08:00+07:00\n',
    ),
    ['missing-document whole-charter : Has no document among its attachments'],
  ],
])('%s', async (_case, changes, expected) => {
  expect(await findingsOf(changes)).toEqual(expected)
  const { content } = await examineWith(changes)
  const compliance = toComplianceReport(content, now)
  expect(compliance).toContain('not legal advice')
  for (const { message } of applyDisclosureRules(content, now)) expect(compliance).toContain(message)
})
