import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '../content-fixture.ts'

const notice = (publishedAt: string) =>
  `audience: khach-hang\nseverity: khan\nrefNo: "1"\neffectiveFrom: 2026-10-01\npublishedAt: ${publishedAt}\n`
const disclosure =
  'code: bat-thuong\nrefNo: "1"\ndocumentDate: 2025-03-02\neventAt: 2025-03-02T10:00+07:00\ndiscloser: { vi: a, en: a }\n' +
  'legalBasis: { vi: a, en: a }\npublishedAt: 2025-03-02T17:05+07:00\n'
const two = (collection: string, a: string, b: string): Changes => ({
  [`${collection}/a/entry.yaml`]: a,
  [`${collection}/a/vi.md`]: text(),
  [`${collection}/b/entry.yaml`]: b,
  [`${collection}/b/vi.md`]: text(),
})

test.each<[string, Changes, string]>([
  [
    'the later slug, if both were published in the same minute',
    two('disclosures', disclosure, disclosure),
    'disclosures/b/entry.yaml:2:8 "refNo": "1" is already used by disclosures/a; choose another value',
  ],
  [
    'the newer entry',
    two('announcements', notice('2026-10-02T08:00+07:00'), notice('2026-10-01T08:00+07:00')),
    'announcements/a/entry.yaml:3:8 "refNo": "1" is already used by announcements/b; choose another value',
  ],
])('of two entries with the same reference number, %s is reported', async (_case, changes, problem) => {
  expect(await problemsOf(changes)).toEqual([problem])
})
