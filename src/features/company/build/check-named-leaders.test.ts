import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const role = (from: string, more = '') => `  - { body: hoi-dong-quan-tri, role: thanh-vien, from: ${from}${more} }\n`

/** An invented leader, named in each language. */
const leader = (letter: string, roles: string): Changes => ({
  [`leaders/thanh-vien-hdqt-${letter.toLowerCase()}/entry.yaml`]: `roles:\n${roles}publishedAt: 2026-04-24T09:00+07:00\nsample: true\n`,
  [`leaders/thanh-vien-hdqt-${letter.toLowerCase()}/vi.md`]: `---\ntitle: Thành viên HĐQT ${letter}\nsummary: Tóm tắt.\n---\n`,
  [`leaders/thanh-vien-hdqt-${letter.toLowerCase()}/en.md`]: `---\ntitle: Board Member ${letter}\nsummary: A summary.\n---\n`,
})

const board: Changes = {
  ...leader('A', role('2023-04-25').replace('thanh-vien', 'chu-tich')),
  ...leader('E', role('2018-04-20', ', to: 2023-04-24')),
  ...leader('G', role('2024-04-24', ', independent: true')),
}

/** A document of 2026-04-20. */
const document = (vietnamese: string, english = 'A paragraph.', status = ''): Changes => ({
  'meetings/a/entry.yaml': `year: 2026\nkind: thuong-nien\nrecordDate: 2026-03-19\nopensAt: 2026-04-20T14:00+07:00\nplace: { vi: Hà Nội, en: Hanoi }\nform: truc-tiep\n${status}publishedAt: 2026-04-20T17:00+07:00\n`,
  'meetings/a/vi.md': text(vietnamese),
  'meetings/a/en.md': text(english),
})
const withdrawn = 'status: withdrawn\nwithdrawal: { at: 2026-04-21T09:00+07:00, reason: { vi: Nhầm, en: Mistaken } }\n'
const former =
  'in a document of 17 February 2026 to 21 June 2026, but leaders/thanh-vien-hdqt-e has an office only from 20 April 2018 to 24 April 2023'

test.each<[string, Changes, string[]]>([
  ['a member', document('Thành viên HĐQT A và Thành viên HĐQT độc lập G tán thành.', 'Board Member A agreed.'), []],
  [
    'a former member',
    document('Đại hội miễn nhiệm Thành viên HĐQT E.', 'The meeting relieved Board Member E.'),
    [
      `meetings/a/en.md:1:1 Names "Board Member E" ${former}`,
      `meetings/a/vi.md:1:1 Names "Thành viên HĐQT E" ${former}`,
    ],
  ],
  ['a former member in a withdrawn document', document('Thành viên HĐQT E.', 'A paragraph.', withdrawn), []],
  [
    'a member whom nobody knows',
    document('Thành viên HĐQT K không biểu quyết.'),
    [
      'meetings/a/vi.md:1:1 Names "Thành viên HĐQT K", whom content/leaders does not have. Did you mean "Thành viên HĐQT A"?',
    ],
  ],
  ['a longer word', document('Thành viên HĐQT Kế tiếp.'), []],
  [
    'the size of the board',
    document(
      'Hội đồng quản trị gồm 2 thành viên, trong đó 1 thành viên độc lập.',
      'The Board of Directors has 2 members, 1 of them independent.',
    ),
    [],
  ],
  [
    'the size of the board in words',
    document('Hội đồng quản trị có hai thành viên, trong đó một thành viên độc lập.'),
    [],
  ],
  [
    'another size of the board in words',
    document('Hội đồng quản trị có bảy thành viên.'),
    [
      'meetings/a/vi.md:1:1 Says "Hội đồng quản trị có bảy thành viên"; on 20 April 2026 content/leaders has 2 members, 1 of them independent',
    ],
  ],
  ['the size of a committee', document('Ủy ban kiểm toán thuộc Hội đồng quản trị gồm 3 thành viên.'), []],
  [
    'another size of the board',
    document(
      'Hội đồng quản trị gồm 7 thành viên, trong đó 2 thành viên độc lập.',
      'The Board of Directors has 2 members, 2 of whom are independent.',
    ),
    [
      'meetings/a/en.md:1:1 Says "Board of Directors has 2 members, 2 of whom are independent"; on 20 April 2026 content/leaders has 2 members, 1 of them independent',
      'meetings/a/vi.md:1:1 Says "Hội đồng quản trị gồm 7 thành viên, trong đó 2 thành viên độc lập"; on 20 April 2026 content/leaders has 2 members, 1 of them independent',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  const found = await problemsOf({ ...board, ...changes })
  expect(found.filter((problem) => problem.startsWith('meetings/a/') && problem.includes('.md:')).toSorted()).toEqual(
    problems,
  )
})
