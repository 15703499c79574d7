import { expect, test } from 'vitest'
import { attachmentKinds } from '#engine/model/entries/attachments-field.ts'
import { problemsOf, text, type Changes } from '../content-fixture.ts'

// The errors of an entry are reported once, and references to it are not reported.

const faq = (order: string): Changes => ({
  'faqs/a/entry.yaml': `category: phi-thue\norder: ${order}\npublishedAt: 2026-10-12T08:30+07:00\n`,
  'faqs/a/vi.md': text('Một đoạn.', 'title: Phí là bao nhiêu?'),
})
const news = (body: string): Changes => ({
  'news/b/entry.yaml': 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n',
  'news/b/vi.md': text(body),
})
const debt = 'pages/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no'
const date = 'publishedAt: 2026-10-12T08:30+07:00\n'
const orderProblem = '"order": Must be a number, without quotes and separators'
const charter = 'governance/dieu-le-cong-ty-phien-ban-2-0'

test.each<[string, Changes, string[]]>([
  [
    'a page, with its route, links and redirects to it',
    {
      'pages/ho-tro/bieu-phi/entry.yaml': 'order: x\n',
      'redirects.yaml': '/bieu-phi: /ho-tro/bieu-phi\n',
      ...news('[Phí](/ho-tro/bieu-phi), [cổ phiếu](/ho-tro/bieu-phi#co-phieu).'),
    },
    [`pages/ho-tro/bieu-phi/entry.yaml:1:8 ${orderProblem}`],
  ],
  [
    'a text of a page',
    { 'pages/ho-tro/bieu-phi/en.md': text('<b>', 'title: A\nsummary: B.\nx: 1'), ...news('[Phí](/ho-tro/bieu-phi).') },
    [
      'pages/ho-tro/bieu-phi/en.md:4:1 Unknown field "x".',
      'pages/ho-tro/bieu-phi/en.md:7:1 advice: HTML is shown as text; write Markdown, or put it between backticks as code',
    ],
  ],
  [
    'an entry, with references to it and links to its anchor',
    {
      ...faq('x'),
      [`${debt}/entry.yaml`]:
        'order: 10\nproduct:\n  pricing: { kind: theo-hop-dong, basis: { vi: Theo việc, en: By the work } }\n  faqs: [a, c]\n',
      ...news('[Phí](/ho-tro/cac-cau-hoi-thuong-gap#a), [khác](/ho-tro/cac-cau-hoi-thuong-gap#c).'),
    },
    [
      `faqs/a/entry.yaml:2:8 ${orderProblem}`,
      'news/b/vi.md:6:49 Dead link: /ho-tro/cac-cau-hoi-thuong-gap has no heading "#c".',
      `${debt}/entry.yaml:4:13 "product.faqs.1": There is no entry faqs/c.`,
    ],
  ],
  [
    'the charter in force',
    { [`${charter}/vi.md`]: text('', 'title: Điều lệ\nsummary: Văn bản.\nx: 1') },
    [`${charter}/vi.md:4:1 Unknown field "x".`],
  ],
  [
    'the profile',
    { 'profile/cong-ty/vi.md': text('', 'title: A\nsummary: B.\nx: 1') },
    ['profile/cong-ty/vi.md:4:1 Unknown field "x".'],
  ],
])('errors are reported once: %s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})

const missing = (file: string, line: number, path = '/khong-co') =>
  `${file}:${line}:5 Dead link: no page has the address ${path}.`
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>'
const document = (file: string, kind = 'bang-tinh') =>
  `  - { file: ${file}, kind: ${kind}, language: both, title: { vi: A, en: A } }\n`

test.each<[string, Changes, string[]]>([
  [
    'a wrong field, and the images, documents and links',
    {
      'news/a/entry.yaml': `category: x\n${date}cover: b.svg\nattachments:\n${document('a.csv')}`,
      'news/a/vi.md': text('[a](/khong-co) ![b](c.svg)', 'title: A\nsummary: B\ncoverAlt: C'),
      'news/a/en.md': text('[a](/khong-co)'),
    },
    [
      'news/a/en.md:2:1 Missing alternative text: describe the cover "b.svg" in "coverAlt"',
      missing('news/a/en.md', 6),
      'news/a/entry.yaml:1:11 "category" must be one of thi-truong, doanh-nghiep, san-pham, nha-dau-tu, not "x".',
      'news/a/entry.yaml:3:8 There is no image "b.svg" beside this text.',
      'news/a/entry.yaml:5:13 There is no file "a.csv" beside entry.yaml.',
      'news/a/vi.md:7:21 There is no image "c.svg" beside this text.',
      missing('news/a/vi.md', 7),
    ],
  ],
  [
    'a wrong cover: its alternative text is not reported',
    {
      'news/a/entry.yaml': `category: thi-truong\n${date}cover: ../b.svg\n`,
      'news/a/vi.md': text('[a](/khong-co)', 'title: A\nsummary: B\ncoverAlt: C'),
      'news/a/b.svg': picture,
    },
    [
      'news/a/entry.yaml:3:8 "cover": Must be the name of an image in the same folder, such as cover.jpg',
      missing('news/a/vi.md', 7),
    ],
  ],
  [
    'a wrong and a missing document',
    {
      'press-releases/a/entry.yaml': `${date}attachments:\n${document('a.csv', 'x')}${document('b.csv')}`,
      'press-releases/a/vi.md': text(),
      'press-releases/a/c.csv': 'a,b\n',
    },
    [
      'press-releases/a/c.csv:1:1 warning: Document is not published; list it in "attachments" of entry.yaml, or delete it',
      'press-releases/a/entry.yaml:3:13 There is no file "a.csv" beside entry.yaml. Did you mean "c.csv"?',
      `press-releases/a/entry.yaml:3:26 "attachments.0.kind" must be one of ${attachmentKinds.join(', ')}, not "x".`,
      'press-releases/a/entry.yaml:4:13 There is no file "b.csv" beside entry.yaml. Did you mean "c.csv"?',
    ],
  ],
  [
    'documents in a collection without documents',
    {
      'faqs/a/entry.yaml': `category: phi-thue\norder: 10\n${date}attachments:\n${document('a.csv')}`,
      'faqs/a/vi.md': text('[a](/khong-co)', 'title: Phí là bao nhiêu?'),
    },
    ['faqs/a/entry.yaml:4:1 Unknown field "attachments".', missing('faqs/a/vi.md', 5)],
  ],
  [
    'facts that cannot be parsed',
    { 'news/a/entry.yaml': 'category: "\n', 'news/a/vi.md': text('[a](/khong-co)') },
    ['news/a/entry.yaml:1:12 Missing closing quote; write " at the end of the value', missing('news/a/vi.md', 6)],
  ],
  [
    'no facts',
    { 'news/a/vi.md': text('[a](/khong-co)') },
    ['news/a/entry.yaml:1:1 Missing file: every entry needs an entry.yaml', missing('news/a/vi.md', 6)],
  ],
  [
    'wrong frontmatter',
    {
      'news/a/entry.yaml': `category: thi-truong\n${date}cover: b.svg\n`,
      'news/a/vi.md': text('[a](/khong-co) [b](#c)', 'title: A\nx: 1'),
      'news/a/b.svg': picture,
    },
    [
      'news/a/vi.md:2:1 Missing alternative text: describe the cover "b.svg" in "coverAlt"',
      'news/a/vi.md:2:1 Missing field "summary": One or two sentences for lists and search results; it does not repeat the title.',
      'news/a/vi.md:3:1 Unknown field "x".',
      'news/a/vi.md:6:20 Dead link: this text has no heading "#c".',
      missing('news/a/vi.md', 6),
    ],
  ],
  [
    'no frontmatter',
    { 'news/a/entry.yaml': `category: thi-truong\n${date}`, 'news/a/vi.md': '[a](/khong-co)\n' },
    [
      'news/a/vi.md:1:1 Missing frontmatter; begin the file with a line "---", fields and a line "---"',
      missing('news/a/vi.md', 1),
    ],
  ],
  [
    'a missing Vietnamese text, with an English one',
    { 'news/a/entry.yaml': `category: thi-truong\n${date}`, 'news/a/en.md': text('[a](/khong-co)') },
    [missing('news/a/en.md', 6), 'news/a/vi.md:1:1 Missing file: every entry needs a text in the source language, vi'],
  ],
  [
    'a wrong page with an unknown icon',
    { 'pages/ve-shs/giai-thuong/entry.yaml': 'order: x\nicon: lucide:walet\n' },
    [
      `pages/ve-shs/giai-thuong/entry.yaml:1:8 ${orderProblem}`,
      'pages/ve-shs/giai-thuong/entry.yaml:2:7 Unknown icon "lucide:walet". Did you mean "lucide:wallet"?',
    ],
  ],
  [
    'a dead link whose anchor is the slug of an invalid entry',
    { ...faq('x'), ...news('[a](/khong-co#a)') },
    [`faqs/a/entry.yaml:2:8 ${orderProblem}`, missing('news/b/vi.md', 6)],
  ],
])('one run reports all errors: %s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})

const later = (name: string, publishAt: string, more = '', body?: string): Changes => ({
  [`news/${name}/entry.yaml`]: `category: thi-truong\nstatus: scheduled\npublishAt: ${publishAt}T08:30+07:00\n${more}`,
  [`news/${name}/vi.md`]: text(body),
})
const noSuchTag = expect.stringMatching(/^news\/b\/entry\.yaml:4:8 "tags\.0" must be one of /)
const scheduled = 'news/b/vi.md:6:5 Dead link: /tin-tuc/a is not published (status: scheduled)'
const toBoth = '[a](/tin-tuc/a), [b](/khong-co), [c](/tai-lieu/news/a/c.csv)'

test.each<[string, Changes, unknown[]]>([
  [
    'not reported if it is unknown when the invalid entry appears',
    { ...later('a', '2026-12-12'), 'news/b/entry.yaml': 'category: x\n', 'news/b/vi.md': text(toBoth) },
    [
      expect.stringContaining('news/b/entry.yaml:1:1 "publishedAt": Is missing'),
      expect.stringContaining('news/b/entry.yaml:1:11 "category" must be one of '),
      'news/b/vi.md:6:22 Dead link: no page has the address /khong-co.',
    ],
  ],
  [
    'reported if the invalid entry is already published',
    {
      ...later('a', '2026-12-12'),
      'news/b/entry.yaml': `category: thi-truong\n${date}#\ntags: [x]\n`,
      'news/b/vi.md': text('[a](/tin-tuc/a)'),
    },
    [noSuchTag, scheduled],
  ],
  [
    'not reported if both appear together',
    { ...later('a', '2026-12-12'), ...later('b', '2026-12-12', 'tags: [x]\n', '[a](/tin-tuc/a)') },
    [noSuchTag],
  ],
  [
    'reported if the invalid entry appears earlier',
    { ...later('a', '2026-12-12'), ...later('b', '2026-12-11', 'tags: [x]\n', '[a](/tin-tuc/a)') },
    [noSuchTag, scheduled],
  ],
])('a link of an invalid entry to a scheduled one: %s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
