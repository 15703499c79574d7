import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const leader = (letter: string, from: string): Changes => ({
  [`leaders/dieu-hanh-${letter.toLowerCase()}/entry.yaml`]: `roles:\n  - { body: ban-dieu-hanh, role: pho-tong-giam-doc, from: ${from} }\npublishedAt: 2026-04-24T09:00+07:00\nsample: true\n`,
  [`leaders/dieu-hanh-${letter.toLowerCase()}/vi.md`]: `---\ntitle: Thành viên Ban điều hành ${letter}\nsummary: Tóm tắt.\n---\n`,
  [`leaders/dieu-hanh-${letter.toLowerCase()}/en.md`]: `---\ntitle: Executive ${letter}\nsummary: A summary.\n---\n`,
})

const document = (vietnamese: string, english: string): Changes => ({
  'disclosures/a/entry.yaml':
    'code: bat-thuong\nrefNo: "1"\ndocumentDate: 2024-01-22\neventAt: 2024-01-22T11:00+07:00\ndiscloser: { vi: Người A, en: Person A }\nlegalBasis: { vi: Thông tư, en: Circular }\npublishedAt: 2024-01-22T16:40+07:00\n',
  'disclosures/a/vi.md': text(vietnamese),
  'disclosures/a/en.md': text(english),
})
const bothSay = (letter: string) =>
  document(
    `Hội đồng quản trị bổ nhiệm Phó Tổng Giám đốc ${letter} từ ngày 01/02/2024.`,
    `The Board appointed Deputy Chief Executive Officer ${letter} with effect from 1 February 2024.`,
  )

test.each<[string, Changes, string[]]>([
  ['the leader of the day', { ...leader('A', '2024-02-01'), ...bothSay('A') }, []],
  ['a day on which nobody begins', { ...leader('B', '2023-06-01'), ...bothSay('A') }, []],
  [
    'another leader',
    { ...leader('A', '2023-06-01'), ...leader('B', '2024-02-01'), ...bothSay('A') },
    [
      'Appoints "Deputy Chief Executive Officer A" from 1 February 2024, but the office of that day is that of leaders/dieu-hanh-b',
      'Appoints "Phó Tổng Giám đốc A" from 1 February 2024, but the office of that day is that of leaders/dieu-hanh-b',
    ],
  ],
])('an appointment with %s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  const own = found.flatMap((problem) => /Appoints .*/.exec(problem)?.[0] ?? [])
  expect(own.toSorted()).toEqual(problems)
})
