import { expect, test } from 'vitest'
import { entry, problemsOf, readWith, text, type Changes } from './content-fixture.ts'

const withdrawn =
  'status: withdrawn\nwithdrawal: { at: 2026-10-13T08:30+07:00, reason: { vi: Đăng nhầm., en: Posted by mistake. } }\n'

test.each<[string, string, string, { isPublished: boolean; isListed?: boolean; publishedAt?: string }]>([
  ['a draft', 'status: draft\npublishedAt: 2026-10-12T08:30+07:00\n', '2026-11-21T08:00+07:00', { isPublished: false }],
  [
    'scheduled, a minute before',
    'status: scheduled\npublishAt: 2026-11-21T08:01+07:00\n',
    '2026-11-21T08:00+07:00',
    { isPublished: false },
  ],
  [
    'scheduled, at its minute',
    'status: scheduled\npublishAt: 2026-11-21T08:01+07:00\n',
    '2026-11-21T08:01+07:00',
    { isPublished: true, isListed: true, publishedAt: '2026-11-21T08:01+07:00' },
  ],
  [
    'published',
    'publishedAt: 2026-10-12T08:30+07:00\n',
    '2026-11-21T08:00+07:00',
    { isPublished: true, isListed: true, publishedAt: '2026-10-12T08:30+07:00' },
  ],
  [
    'withdrawn',
    `publishedAt: 2026-10-12T08:30+07:00\n${withdrawn}`,
    '2026-11-21T08:00+07:00',
    { isPublished: true, isListed: false, publishedAt: '2026-10-12T08:30+07:00' },
  ],
])('%s', async (_case, facts, moment, { isPublished, ...expected }) => {
  const { content } = await readWith(
    entry({
      'news/a/entry.yaml': `category: thi-truong\n${facts}`,
      'news/a/vi.md': text('![b](b.svg)'),
      'news/a/en.md': null,
      'news/a/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>',
    }),
    { now: new Date(moment) },
  )
  const [found] = content.entries.news
  expect(content.entries.news).toHaveLength(isPublished ? 1 : 0)
  // Images of unpublished entries are not part of the output.
  expect(content.images.filter(({ path }) => path.startsWith('news/'))).toHaveLength(isPublished ? 1 : 0)
  if (found) expect({ isListed: found.isListed, publishedAt: found.facts.publishedAt }).toEqual(expected)
})

const responsibility = 'pages/ve-shs/trach-nhiem'
const unfinished = { [`${responsibility}/entry.yaml`]: 'status: draft\norder:\n', [`${responsibility}/vi.md`]: '' }

test.each<[string, Changes, string[]]>([
  [
    'an unfinished page: errors are warnings',
    unfinished,
    [
      `${responsibility}/entry.yaml:2:7 warning: Empty field "order": The position among the pages of the same section: 10, 20, 30 …`,
      `${responsibility}/vi.md:1:1 warning: Missing frontmatter; begin the file with a line "---", fields and a line "---"`,
    ],
  ],
  [
    'a finished draft with a link to it',
    {
      [`${responsibility}/entry.yaml`]: 'status: draft\norder: 80\n',
      [`${responsibility}/vi.md`]: text(),
      ...entry({ 'news/a/vi.md': text('[Trách nhiệm](/ve-shs/trach-nhiem)'), 'news/a/en.md': null }),
    },
    ['news/a/vi.md:6:15 Dead link: /ve-shs/trach-nhiem is not published (status: draft)'],
  ],
  [
    'the page of a route',
    { 'pages/tin-tuc/entry.yaml': 'status: draft\norder: 40\n' },
    ['pages/tin-tuc/entry.yaml:1:1 The route /tin-tuc needs this page, but it is a draft; publish it'],
  ],
])('a draft of a page: %s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  expect(
    found.filter((problem) => !/ Dead link: \/tin-tuc is|redirects\.(?:ts|yaml)/.test(problem)).toSorted(),
  ).toEqual(problems)
})

const linking = text(`[a](/khong-co)
[f](/ho-tro/cac-cau-hoi-thuong-gap#f)
[g](/ve-shs?trang=2)
[b](/tin-tuc/b)
[c](/ve-shs/trach-nhiem#d)
[e](/tai-lieu/pages/ve-shs/trach-nhiem/e.pdf)`)
const warnings = (file: string) => [
  `${file}:6:5 warning: Dead link: no page has the address /khong-co.`,
  `${file}:7:5 warning: Dead link: /ho-tro/cac-cau-hoi-thuong-gap has no heading "#f".`,
  `${file}:8:5 warning: /ve-shs is not paginated; remove "trang"`,
]
const others: Changes = {
  'news/b/entry.yaml': 'category: thi-truong\nstatus: scheduled\npublishAt: 2026-12-12T08:30+07:00\n',
  'news/b/vi.md': text(),
}

test.each<[string, Changes, unknown[]]>([
  [
    'a finished page',
    {
      ...others,
      [`${responsibility}/entry.yaml`]: 'status: draft\norder: 80\nicon: lucide:walet\n',
      [`${responsibility}/vi.md`]: linking,
    },
    [
      `${responsibility}/entry.yaml:3:7 warning: Unknown icon "lucide:walet". Did you mean "lucide:wallet"?`,
      ...warnings(`${responsibility}/vi.md`),
    ],
  ],
  [
    'an unfinished page',
    {
      ...others,
      [`${responsibility}/entry.yaml`]: 'status: draft\norder:\n',
      [`${responsibility}/vi.md`]: linking,
    },
    [
      expect.stringContaining(`${responsibility}/entry.yaml:2:7 warning: Empty field "order"`),
      ...warnings(`${responsibility}/vi.md`),
    ],
  ],
  [
    'an entry, and a question that is a draft',
    {
      ...others,
      [`${responsibility}/entry.yaml`]: 'status: draft\norder: 80\n',
      [`${responsibility}/vi.md`]: text(),
      'faqs/f/entry.yaml': 'status: draft\ncategory: phi-thue\norder: 10\npublishedAt: 2026-10-12T08:30+07:00\n',
      'faqs/f/vi.md': text('Một đoạn.', 'title: Phí là bao nhiêu?'),
      'news/a/entry.yaml': 'category: thi-truong\nstatus: draft\npublishedAt: 2026-10-12T08:30+07:00\n',
      'news/a/vi.md': linking,
    },
    warnings('news/a/vi.md').filter((warning) => !warning.includes('#f')),
  ],
])('dead links of a draft are warnings, but links to unpublished entries are not reported: %s', async (...row) => {
  const [, changes, problems] = row
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
