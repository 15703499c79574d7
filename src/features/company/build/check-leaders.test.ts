import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#compiler/content-fixture.ts'

const published = 'publishedAt: 2026-04-27T09:00+07:00\n'
/** A leader with roles, one a line. */
const leader = (slug: string, ...roles: string[]): Changes => ({
  [`leaders/${slug}/entry.yaml`]: `roles:\n${roles.map((role) => `  - { ${role} }\n`).join('')}${published}`,
  [`leaders/${slug}/vi.md`]: text('Một đoạn.'),
})
const chair = 'body: hoi-dong-quan-tri, role: chu-tich, from: 2023-04-25'
const member = 'body: hoi-dong-quan-tri, role: thanh-vien, from: 2023-04-25'
const page = 'pages/ve-shs/doi-ngu-lanh-dao/vi.md'

test.each<[string, Changes, string[]]>([
  [
    'one chair after another',
    { ...leader('a', `${chair}, to: 2024-04-24`), ...leader('b', chair.replace('2023', '2024')) },
    [],
  ],
  [
    'two chairs on one day',
    { ...leader('a', `${chair}, to: 2024-04-24`), ...leader('b', chair.replace('2023-04-25', '2024-04-24')) },
    [
      'leaders/b/entry.yaml:2:54 "roles.0.from": On 2024-04-24, a and b are both chu-tich of hoi-dong-quan-tri; end one term with "to"',
    ],
  ],
  [
    'a body without a chair',
    leader('a', member),
    ['leaders/a/entry.yaml:2:5 warning: The body hoi-dong-quan-tri has members and no chu-tich today'],
  ],
  [
    'a term that ends before it begins',
    leader('a', `${chair}, to: 2023-04-24`),
    ['leaders/a/entry.yaml:2:70 "roles.0.to": Must not be before "from"'],
  ],
  [
    'a role that the body does not have',
    leader('a', 'body: uy-ban-kiem-toan, role: chu-tic, from: 2023-04-25'),
    [
      'leaders/a/entry.yaml:2:37 "roles.0.role" must be one of chu-tich, thanh-vien, not "chu-tic". Did you mean "chu-tich"?',
    ],
  ],
  [
    'a committee member who is not on the board',
    leader('a', 'body: uy-ban-kiem-toan, role: chu-tich, from: 2023-04-25'),
    ['leaders/a/entry.yaml:2:37 "roles.0.role": a is not on hoi-dong-quan-tri at that time'],
  ],
  [
    'a committee chair who is not independent',
    leader('a', chair, 'body: uy-ban-kiem-toan, role: chu-tich, from: 2023-04-25'),
    [
      'leaders/a/entry.yaml:3:37 "roles.1.role": The chair of uy-ban-kiem-toan must be an independent member of the board',
    ],
  ],
  [
    'a page without a section that the navigation links to',
    {
      [page]: text(
        '## Hội đồng quản trị\n\nMột đoạn.\n\n## Ban kiểm toán\n\nMột đoạn.\n\n## Ban điều hành\n\nMột đoạn.',
      ),
    },
    [
      'pages/ve-shs/doi-ngu-lanh-dao/vi.md:1:1 Has no section of the body "uy-ban-kiem-toan": write "## … {#uy-ban-kiem-toan}"',
      'pages/ve-shs/doi-ngu-lanh-dao/vi.md:1:1 The section "#ban-kiem-toan" belongs to no body. Did you mean "uy-ban-kiem-toan"?',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
