import { expect, test } from 'vitest'
import { entry, facts, problemsOf, text, type Changes } from '../content-fixture.ts'

const none = (date: string, days = 28) =>
  `“${date}” is no day of the calendar: month 2 of 2026 has ${days} days; correct it`

test.each<[string, Changes, string[]]>([
  [
    'a text',
    entry({ 'news/a/vi.md': text('Một đoạn.\n\nTừ ngày 31/02/2026.') }),
    [`news/a/vi.md:8:9 ${none('31/02/2026')}`],
  ],
  [
    'a title',
    entry({ 'news/a/vi.md': text('A.', 'title: "Hạn 31/02/2026: tin"\nsummary: Tóm tắt.') }),
    [`news/a/vi.md:2:13 ${none('31/02/2026')}`],
  ],
  [
    'a text of the facts',
    entry({
      'news/a/entry.yaml': `${facts}status: withdrawn\nwithdrawal:\n  at: 2026-10-12T08:30+07:00\n  reason: { vi: Sai từ 30/02/2026, en: Wrong. }\n`,
    }),
    [`news/a/entry.yaml:6:24 ${none('30/02/2026')}`],
  ],
  [
    'a draft',
    entry({ 'news/a/entry.yaml': `${facts}status: draft\n`, 'news/a/vi.md': text('Từ ngày 31/02/2026.') }),
    [`news/a/vi.md:6:9 warning: ${none('31/02/2026')}`],
  ],
  ['code and addresses', entry({ 'news/a/vi.md': text('`31/02/2026` [a](https://example.com/31/02/2026)') }), []],
])('an impossible date in %s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})
