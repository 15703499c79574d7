import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'

const question = (slug: string, asked: string): Changes => ({
  [`faqs/${slug}/entry.yaml`]: 'category: tai-khoan\norder: 10\npublishedAt: 2026-03-02T08:30+07:00\n',
  [`faqs/${slug}/vi.md`]: `---\ntitle: Câu hỏi ${slug}?\nasked: [${asked}]\n---\n\nTrả lời.\n`,
})

test.each<[string, string, string, string[]]>([
  ['different words', 'mở tài khoản', 'đóng tài khoản', []],
  ['words with other accents', 'bán khống', 'bàn không', []],
  ['the same words in one text', 'mở tài khoản, mở tk', 'đóng tài khoản', []],
  ['words that do not matter, but are all of a phrase', 'mở tài khoản', 'mở tài khoản cần gì', []],
  [
    'the same words',
    'mở tài khoản',
    'phí, tài khoản mở',
    [
      'faqs/b/vi.md:3:14 advice: “tài khoản mở” leads to faqs/a already, in the same or other words; keep it in one of them',
    ],
  ],
])('%s', async (_case, a, b, problems) => {
  const found = await problemsOf({ ...question('a', a), ...question('b', b) })
  expect(found.filter((line) => line.includes('“'))).toEqual(problems)
})
