import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'

const leader = (vietnamese: string, english: string): Changes => ({
  'leaders/a/entry.yaml':
    'roles:\n  - { body: ban-dieu-hanh, role: pho-tong-giam-doc, from: 2024-02-01 }\npublishedAt: 2026-04-24T09:00+07:00\nsample: true\n',
  'leaders/a/vi.md': `---\ntitle: Thành viên Ban điều hành A\nsummary: Phụ trách môi giới.\n---\n\n${vietnamese}\n`,
  'leaders/a/en.md': `---\ntitle: Executive A\nsummary: Leads brokerage.\n---\n\n${english}\n`,
})

test.each<[string, string, string, string[]]>([
  ['a subject in each', 'Ông phụ trách môi giới. Bà có bằng thạc sĩ.', 'Executive A leads brokerage.', []],
  ['none in the first', 'Phụ trách môi giới. Ông có bằng thạc sĩ.', 'Executive A leads brokerage.', ['“Phụ trách”']],
  [
    'none in another',
    'Ông vào nghề năm 2005. Có mười sáu năm kinh nghiệm.',
    'Executive A began.',
    ['“Có mười sáu năm”'],
  ],
  ['none in English', 'Ông phụ trách môi giới.', 'Leads brokerage.', ['“Leads ”']],
])('sentences of a biography with %s', async (_case, vietnamese, english, words) => {
  const found = await problemsOf(leader(vietnamese, english))
  expect(found.flatMap((line) => /(“.*”): A sentence of a biography/.exec(line)?.[1] ?? [])).toEqual(words)
})
