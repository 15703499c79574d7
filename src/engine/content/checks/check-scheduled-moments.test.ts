import { expect, test } from 'vitest'
import { entry, problemsOf, type Changes } from '../content-fixture.ts'

/** A news entry that is scheduled; the tests' site is of 21 November 2026, 08:00. */
const scheduled = (at: string): Changes =>
  entry({ 'news/a/entry.yaml': `category: thi-truong\nstatus: scheduled\npublishAt: ${at}+07:00\n` })

test.each([
  [
    'a year that was mistyped',
    '2025-11-23T08:30',
    '23 November 2025, 08:30 is past: it is on the site at once, with that date.',
  ],
  [
    'a day ago',
    '2026-11-20T07:59',
    'If it appeared then, write "publishedAt: 2026-11-20T07:59+07:00" in place of "publishAt" and "status"; else write a later moment',
  ],
  [
    'more than two years ahead',
    '2028-12-12T08:30',
    '12 December 2028, 08:30 is 2 years ahead: nobody sees it until then. Check the year',
  ],
  ['decades ahead', '2062-01-12T08:30', 'is 35 years ahead'],
])('a moment that is perhaps not meant: %s', async (_name, at, message) => {
  expect(await problemsOf(scheduled(at))).toEqual([
    expect.stringMatching(/^news\/a\/entry\.yaml:3:12 warning: "publishAt": /),
  ])
  expect((await problemsOf(scheduled(at)))[0]).toContain(message)
})

test.each(['2026-11-20T08:01', '2026-11-21T08:00', '2026-11-22T08:30', '2028-11-20T08:30'])(
  'a moment of which nothing is said: %s',
  async (at) => {
    expect(await problemsOf(scheduled(at))).toEqual([])
  },
)

test('an entry that is recorded has appeared, and stays as it is', async () => {
  const disclosure: Changes = {
    'disclosures/a/entry.yaml':
      'code: bat-thuong\nrefNo: "1"\ndocumentDate: 2026-11-18\neventAt: 2026-11-18T09:00+07:00\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\nstatus: scheduled\npublishAt: 2026-11-19T08:00+07:00\n',
    'disclosures/a/vi.md': entry()['news/a/vi.md'] ?? '',
    'disclosures/a/en.md': entry()['news/a/vi.md'] ?? '',
  }
  const isTold = async (changes: Changes) =>
    (await problemsOf({ ...disclosure, ...changes })).some((problem) => problem.includes('is past'))
  expect(await isTold({})).toBe(true)
  expect(await isTold({ 'archive.lock': 'disclosures/a published 2026-11-19T01:00:00.000Z\n' })).toBe(false)
})
