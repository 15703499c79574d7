import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

const published = 'publishedAt: 2026-04-24T09:00+07:00\n'
/** A leader with roles, one a line. */
const leader = (slug: string, ...roles: string[]): Changes => ({
  [`leaders/${slug}/entry.yaml`]: `roles:\n${roles.map((role) => `  - { ${role} }\n`).join('')}${published}`,
  [`leaders/${slug}/vi.md`]: text('Một đoạn.'),
})
const chair = 'body: hoi-dong-quan-tri, role: chu-tich, from: 2023-04-25'
const member = 'body: hoi-dong-quan-tri, role: thanh-vien, from: 2023-04-25'
const committee = leader('a', `${chair}, independent: true`, 'body: uy-ban-kiem-toan, role: chu-tich, from: 2024-04-25')
const milestone = (slug: string, facts: string): Changes => ({
  [`milestones/${slug}/entry.yaml`]: `${facts}${published}`,
  [`milestones/${slug}/vi.md`]: text('Một đoạn.'),
})
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
      'leaders/b/entry.yaml:2:54 "roles.0.from": On 24 April 2024, a and b are both chu-tich of hoi-dong-quan-tri; end one term with "to"',
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
    'a committee member before being on the board',
    leader('a', `${chair}, independent: true`, 'body: uy-ban-kiem-toan, role: chu-tich, from: 2023-04-24'),
    ['leaders/a/entry.yaml:3:37 "roles.1.role": a is not on hoi-dong-quan-tri during the whole term'],
  ],
  [
    'a committee member with two terms on the board',
    leader(
      'a',
      `${chair}, to: 2024-04-24, independent: true`,
      `${chair.replace('2023-04-25', '2024-04-25')}, independent: true`,
      'body: uy-ban-kiem-toan, role: chu-tich, from: 2023-05-01',
    ),
    [],
  ],
  [
    'a committee founded when its milestone says',
    { ...committee, ...milestone('a', 'date: 2024-04-24\nfounds: uy-ban-kiem-toan\n') },
    [],
  ],
  [
    'a committee founded at another time than its milestone says',
    { ...committee, ...milestone('a', 'date: 2021-04-28\nfounds: uy-ban-kiem-toan\n') },
    [
      'milestones/a/entry.yaml:1:7 "date": The first member of uy-ban-kiem-toan in content/leaders has the office from 25 April 2024; it must be within 31 days from the milestone',
    ],
  ],
  [
    'a committee founded twice',
    {
      ...committee,
      ...milestone('a', 'date: "2024"\nfounds: uy-ban-kiem-toan\n'),
      ...milestone('b', 'date: 2024-04-24\nfounds: uy-ban-kiem-toan\n'),
    },
    ['milestones/b/entry.yaml:2:9 "founds": milestones/a already founds uy-ban-kiem-toan; remove one'],
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
