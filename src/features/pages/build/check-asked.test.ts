import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'

const question = (slug: string, asked: string): Changes => ({
  [`faqs/${slug}/entry.yaml`]: 'category: tai-khoan\norder: 10\npublishedAt: 2026-03-02T08:30+07:00\n',
  [`faqs/${slug}/vi.md`]: `---\ntitle: Câu hỏi ${slug}?\nasked: [${asked}]\n---\n\nTrả lời.\n`,
})

test.each<[string, string, string, string[]]>([
  ['different words', 'mở tài khoản', 'đóng tài khoản', []],
  ['words with other accents', 'bán khống', 'bàn không', []],
  ['the same words in one text', 'mở tài khoản, cách mở tài khoản', 'đóng tài khoản', []],
  [
    'the same words',
    'mở tài khoản',
    'phí, cách mở tài khoản',
    [
      'faqs/b/vi.md:3:14 advice: “cách mở tài khoản” leads to faqs/a already, in the same or other words; keep it in one of them',
    ],
  ],
  [
    'no word that matters',
    'làm thế nào',
    'phí',
    ['faqs/a/vi.md:3:9 advice: “làm thế nào” has only words that do not matter, so it finds nothing'],
  ],
])('%s', async (_case, a, b, problems) => {
  const found = await problemsOf({ ...question('a', a), ...question('b', b) })
  expect(found.filter((line) => line.includes('“'))).toEqual(problems)
})
