import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const question = (slug: string, body: string): Changes => ({
  [`faqs/${slug}/entry.yaml`]: 'category: tai-khoan\norder: 10\npublishedAt: 2026-03-02T08:30+07:00\n',
  [`faqs/${slug}/vi.md`]: `---\ntitle: Câu hỏi ${slug}?\n---\n\n${body}\n`,
})
const release = (body: string): Changes => ({
  'press-releases/p/entry.yaml': 'publishedAt: 2026-03-02T08:30+07:00\n',
  'press-releases/p/vi.md': text(body),
})

test.each<[string, Changes, string[]]>([
  [
    'users who tried it and did not',
    { ...question('a', 'Chưa có đợt thử nào với người khuyết tật.'), ...release('Có 30 người tham gia thử nghiệm.') },
    ['vi.md: Says that nobody has tried the site, but press-releases/p does not agree'],
  ],
  ['users who did not', question('a', 'Chưa có đợt thử nào với người khuyết tật.'), []],
  [
    'a newsletter that is not sent',
    {
      ...question('a', 'Người nhận bản tin để lại địa chỉ.'),
      ...question('b', 'SHS không gửi bản tin qua thư điện tử.'),
    },
    ['vi.md: Speaks of a newsletter or of alerts by email, but faqs/b does not agree'],
  ],
  [
    'foreigners without their account',
    question('a', 'Cần có:\n\n- người nước ngoài: hộ chiếu, mã số giao dịch chứng khoán;'),
    [
      'vi.md: Lists what foreigners need without the indirect investment capital account, which Circular 03/2025/TT-NHNN asks for',
    ],
  ],
  [
    'foreigners with it',
    question('a', '- người nước ngoài: mã số giao dịch chứng khoán, tài khoản vốn đầu tư gián tiếp;'),
    [],
  ],
])('%s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  expect(found.flatMap((problem) => /vi\.md: (?:Says|Speaks|Lists).*/.exec(problem)?.[0] ?? [])).toEqual(problems)
})
