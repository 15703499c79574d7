import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from './content-fixture.ts'

// What is wrong with one entry is said there, and not again of all that names it.

const faq = (order: string): Changes => ({
  'faqs/a/entry.yaml': `category: phi-thue\norder: ${order}\npublishedAt: 2026-10-12T08:30+07:00\n`,
  'faqs/a/vi.md': text('Một đoạn.', 'title: Phí là bao nhiêu?'),
})
const news = (body: string): Changes => ({
  'news/b/entry.yaml': 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n',
  'news/b/vi.md': text(body),
})
const debt = 'pages/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no'
const orderProblem = '"order": Must be a number, without quotes and separators'
const charter = 'governance/dieu-le-cong-ty-phien-ban-2-0'

test.each<[string, Changes, string[]]>([
  [
    'a page: its route, links to it, rules that lead to it',
    {
      'pages/ho-tro/bieu-phi/entry.yaml': 'order: x\n',
      ...news('[Phí](/ho-tro/bieu-phi), [cổ phiếu](/ho-tro/bieu-phi#co-phieu).'),
    },
    [`pages/ho-tro/bieu-phi/entry.yaml:1:8 ${orderProblem}`],
  ],
  [
    'a text of a page',
    { 'pages/ho-tro/bieu-phi/en.md': text('<b>', 'title: A\nsummary: B.\nx: 1'), ...news('[Phí](/ho-tro/bieu-phi).') },
    ['pages/ho-tro/bieu-phi/en.md:4:1 Unknown field "x".'],
  ],
  [
    'an entry: what names it, and links to where it is shown',
    {
      ...faq('x'),
      [`${debt}/entry.yaml`]: 'order: 10\nproduct:\n  faqs: [a, c]\n',
      ...news('[Phí](/ho-tro/cac-cau-hoi-thuong-gap#a), [khác](/ho-tro/cac-cau-hoi-thuong-gap#c).'),
    },
    [
      `faqs/a/entry.yaml:2:8 ${orderProblem}`,
      'news/b/vi.md:6:49 Dead link: /ho-tro/cac-cau-hoi-thuong-gap has no heading "#c".',
      `${debt}/entry.yaml:3:13 "product.faqs.1": There is no faqs/c.`,
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
])('refused, and told once: %s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
