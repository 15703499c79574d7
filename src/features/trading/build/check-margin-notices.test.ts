import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const list = (slug: string, term: string, tickers: string[]): Changes => ({
  [`margin-lists/${slug}/entry.yaml`]: `${term}\nsecurities:\n${tickers
    .map((ticker) => `  - { ticker: ${ticker}, loanPercent: 40, since: 2026-01-05 }`)
    .join('\n')}\npublishedAt: 2025-12-31T08:30+07:00\n`,
  [`margin-lists/${slug}/vi.md`]: text(),
})
const january = list('a', 'effectiveFrom: 2026-01-05\neffectiveTo: 2026-06-30', ['ABA', 'ABB', 'ABC'])
const july = list('b', 'effectiveFrom: 2026-07-01', ['ABA'])
const notice = (body: string): Changes => ({
  'announcements/tb/entry.yaml':
    'refNo: 02/2026/TB\naudience: khach-hang\nseverity: thong-tin\neffectiveFrom: 2026-07-01\npublishedAt: 2026-06-26T08:30+07:00\n',
  'announcements/tb/vi.md': text(body),
})
const said = (day: string, counts = '') =>
  notice(`Ngày ${day}, Công ty điều chỉnh danh mục chứng khoán được phép ký quỹ${counts}.`)

test.each<[string, Changes, string[]]>([
  ['a list from that day', { ...january, ...july, ...said('01/07/2026') }, []],
  ['the same counts', { ...january, ...july, ...said('01/07/2026', ': loại 2 mã, thêm 0 mã') }, []],
  [
    'other counts',
    { ...january, ...july, ...said('01/07/2026', ': loại 5 mã, thêm 3 mã') },
    ['vi.md: Counts 5 securities that left the margin list on 1 July 2026 and 3 that came; the lists have 2 and 0'],
  ],
  [
    'a list older than the notice',
    { ...january, ...said('01/07/2026') },
    [
      'vi.md: Says that the margin list changed on 1 July 2026, but none begins then; the newest is of 5 January 2026: add it, or correct the day',
    ],
  ],
  ['a day before the first list', { ...january, ...said('01/07/2025') }, []],
  ['another list', { ...january, ...notice('Ngày 01/07/2026, Công ty điều chỉnh danh mục tài liệu.') }, []],
])('a notice with %s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  expect(found.flatMap((problem) => /vi\.md: (?:Says|Counts).*/.exec(problem)?.[0] ?? [])).toEqual(problems)
})
