import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'

const question = (day: string, more = ''): Changes => ({
  'faqs/a/entry.yaml': `category: tai-khoan\norder: 10\npublishedAt: ${day}T08:30+07:00\n${more}`,
  'faqs/a/vi.md': '---\ntitle: Câu hỏi?\n---\n\nCâu trả lời.\n',
})
test.each<[string, string, boolean]>([
  ['a working day', '2026-04-24', false],
  ['a day in lieu of a holiday', '2026-04-27', true],
  ['a holiday with a fixed day', '2026-04-30', true],
  ['a weekend', '2026-05-02', false],
])('published on %s', async (_case, day, isClosed) => {
  const found = await problemsOf(question(day))
  expect(found.filter((problem) => problem.includes('were closed for a holiday'))).toHaveLength(isClosed ? 1 : 0)
})

test('what an earlier site published on a holiday is left out', async () => {
  const more = `imported: { source: a, ids: ['1'], at: 2026-11-20T08:00+07:00, digest: ${'a'.repeat(64)} }\n`
  const found = await problemsOf(question('2026-04-30', more))
  expect(found.filter((problem) => problem.includes('were closed for a holiday'))).toEqual([])
})
