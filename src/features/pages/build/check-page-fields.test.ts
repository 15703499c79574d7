import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'

const matter = `product:
  conditions: { minimum: Không có., eligibility: Mọi người., risk: Mất tiền. }
  audience: [Nhà đầu tư]
  benefits: [{ title: a, text: a }, { title: b, text: b }]
  steps: [{ text: a }, { title: b, text: b }]
  contact: Hỏi.`
const debt = 'pages/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no'
const culture = 'pages/ve-shs/van-hoa-tai-shs'

const agreed = 'pricing: { kind: theo-hop-dong, basis: { vi: Theo việc., en: By task. } }'
const priced = (fees: string) => `pricing: { kind: bieu-phi, fees: [${fees}] }`

/** A page with the fields of a product in its Vietnamese text, and with some in its facts. */
const product = (folder: string, facts = agreed): Changes => ({
  [`${folder}/entry.yaml`]: `order: 10\n${facts && `product:\n  ${facts}\n`}`,
  [`${folder}/vi.md`]: text('Một đoạn.', `title: Tiêu đề\nsummary: Tóm tắt.\n${matter}`),
  [`${folder}/en.md`]: null,
})
const bond = {
  'fees/trai-phieu/entry.yaml': `product: trai-phieu
effectiveFrom: 2026-01-15
rows: [{ channel: tat-ca, tier: { from: "0" }, rate: { type: percent, percent: "0.05" } }]
vat: { treatment: khong-chiu-thue }
examples: [{ channel: tat-ca, amount: "1000000", fee: "500" }]
publishedAt: 2026-01-12T08:30+07:00
basis: gia-tri
`,
  'fees/trai-phieu/vi.md': text(),
}
const question = {
  'faqs/phi-la-bao-nhieu/entry.yaml': 'category: phi-thue\norder: 10\npublishedAt: 2026-10-12T08:30+07:00\n',
  'faqs/phi-la-bao-nhieu/vi.md': text('Một đoạn.', 'title: Phí là bao nhiêu?'),
}

test.each<[string, Changes, string[]]>([
  ['alone', product(debt), []],
  [
    'with fees, a question and a page',
    {
      ...product(debt, `${priced('trai-phieu')}\n  faqs: [phi-la-bao-nhieu]\n  links: [/ho-tro/lien-he]`),
      ...bond,
      ...question,
    },
    [],
  ],
  [
    'with fees without a schedule',
    { ...product(debt, priced('trai-phieu, phai-sinh')), ...bond },
    [`${debt}/entry.yaml:3:49 "product.pricing.fees.1": content/fees has no schedule of phai-sinh.`],
  ],
  [
    'with a question that does not exist',
    { ...product(debt, `faqs: [phi-la-bao-nhiu]\n  ${agreed}`), ...question },
    [
      `${debt}/entry.yaml:3:10 "product.faqs.0": There is no entry faqs/phi-la-bao-nhiu. Did you mean "phi-la-bao-nhieu"?`,
    ],
  ],
  [
    'with a dead link',
    product(debt, `links: [/ho-tro/bieu-phii]\n  ${agreed}`),
    [
      `${debt}/entry.yaml:3:11 "product.links.0": No page has the address /ho-tro/bieu-phii. Did you mean "/ho-tro/bieu-phi"?`,
    ],
  ],
  [
    'on a page of another kind',
    product(culture, 'links: [/ho-tro/lien-he]'),
    [
      `${culture}/entry.yaml:3:3 "product": This page shows none; remove it`,
      `${culture}/vi.md:5:3 "product": This page shows none; remove it`,
    ],
  ],
  [
    'without a price',
    product(debt, ''),
    [`${debt}/entry.yaml:1:1 "product.pricing": Is missing; name fee schedules, or say "kind: theo-hop-dong"`],
  ],
  [
    'with a price from no schedule',
    product(debt, priced('')),
    [`${debt}/entry.yaml:3:36 "product.pricing.fees": Must name at least one`],
  ],
  [
    'with a fee of a schedule and an agreement',
    product(debt, 'pricing: { kind: theo-hop-dong, fees: [trai-phieu] }'),
    [
      expect.stringContaining('Missing field "product.pricing.basis"'),
      expect.stringContaining('Unknown field "product.pricing.fees"'),
    ],
  ],
  [
    'without terms',
    { ...product(debt), [`${debt}/vi.md`]: text('Một đoạn.', 'title: Tiêu đề\nsummary: Tóm tắt.') },
    [`${debt}/vi.md:2:1 "product": Is missing; a product opens with its conditions`],
  ],
  [
    'without its main risk',
    {
      ...product(debt),
      [`${debt}/vi.md`]: text('Một đoạn.', `title: Tiêu đề\nsummary: Tóm tắt.\n${matter.replace(/, risk: .*?\./, '')}`),
    },
    [expect.stringContaining('"product.conditions.risk"')],
  ],
  [
    'in only one of two languages',
    { ...product(debt), [`${debt}/en.md`]: text('A paragraph.', 'title: Title\nsummary: Summary.') },
    [`${debt}/en.md:2:1 "product": Is missing, but vi.md has it`],
  ],
])('a product %s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})

const document = (folder: string): Changes => ({
  [`${folder}/entry.yaml`]:
    'order: 10\nattachments:\n  - { file: mau-don.pdf, kind: bieu-mau, language: vi, title: { vi: Mẫu đơn, en: Form } }\n',
  [`${folder}/mau-don.pdf`]: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
})

test.each<[string, string, string[]]>([
  ['a page of text', culture, []],
  ['a list', 'pages/tin-tuc/thong-bao', []],
  [
    'the home page',
    'pages/trang-chu',
    [`pages/trang-chu/entry.yaml:3:3 "attachments": This page shows none; remove them`],
  ],
])('a document of %s', async (_case, folder, problems) => {
  expect(await problemsOf(document(folder))).toEqual(problems)
})

const withoutMedia = async (): Promise<Changes> => {
  const facts = await readFile(`${siteContent}/profile/cong-ty/entry.yaml`, 'utf8')
  return { 'profile/cong-ty/entry.yaml': facts.replace(/  - desk: bao-chi\n(?:    .*\n)*/, '') }
}

test.each<[string, string, string[]]>([
  ['on a section', 'ho-tro', []],
  ['on another page', 've-shs/van-hoa-tai-shs', [':2:8 "asked": This page shows none; remove it']],
])('pages that are asked for most %s', async (_case, page, problems) => {
  const entry = `pages/${page}/entry.yaml`
  const changes = { [entry]: 'order: 80\nasked: [/landing, /ho-tro/bieu-phi]\n' }
  expect(await problemsOf(changes)).toEqual(problems.map((problem) => `${entry}${problem}`))
})

test('a page that is asked for most, and is none', async () => {
  const entry = 'pages/ho-tro/entry.yaml'
  expect(await problemsOf({ [entry]: 'order: 80\nasked: [/landing, /ho-tro/bieu-phii]\n' })).toEqual([
    `${entry}:2:19 "asked.1": No page has the address /ho-tro/bieu-phii. Did you mean "/ho-tro/bieu-phi"?`,
  ])
})

test.each<[string, Changes, unknown[]]>([
  ['of the profile', { [`${culture}/entry.yaml`]: 'order: 10\ndesk: bao-chi\n' }, []],
  [
    'that no list has',
    { [`${culture}/entry.yaml`]: 'order: 10\ndesk: bao-ch\n' },
    [expect.stringMatching(/entry.yaml:2:7 "desk" must be one of .* Did you mean "bao-chi"/)],
  ],
  [
    'on a page without a place for it',
    { 'pages/landing/entry.yaml': 'order: 10\ndesk: bao-chi\n' },
    ['pages/landing/entry.yaml:2:7 "desk": This page shows none; remove it'],
  ],
])('a desk %s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})

test('a desk that the profile lacks', async () => {
  const problems = await problemsOf({
    ...(await withoutMedia()),
    [`${culture}/entry.yaml`]: 'order: 10\ndesk: bao-chi\n',
  })
  expect(problems).toContainEqual(
    expect.stringContaining(`${culture}/entry.yaml:2:7 "desk": The profile of the company has no desk bao-chi.`),
  )
})

const urgent = 'urgent:\n  title: Gọi ngay\n  steps: [Gọi., Báo ngân hàng., Giữ chứng cứ.]'
const matterOf = (fields: string) => text('Một đoạn.', `title: Tiêu đề\nsummary: Tóm tắt.\n${fields}`)

test.each<[string, Changes, string[]]>([
  [
    'a page with a desk opens with its number',
    {
      [`${culture}/entry.yaml`]: 'order: 10\ndesk: bao-chi\n',
      [`${culture}/vi.md`]: matterOf(urgent),
      [`${culture}/en.md`]: null,
    },
    [],
  ],
  [
    'no desk, nobody to call',
    { [`${culture}/vi.md`]: matterOf(urgent), [`${culture}/en.md`]: null },
    [`${culture}/vi.md:5:3 "urgent": Has nobody to call; name a "desk" in entry.yaml`],
  ],
  [
    'a number to call in only one of two languages',
    {
      [`${culture}/entry.yaml`]: 'order: 10\ndesk: bao-chi\n',
      [`${culture}/vi.md`]: matterOf(urgent),
      [`${culture}/en.md`]: text('A paragraph.', 'title: Title\nsummary: Summary.'),
    },
    [`${culture}/en.md:2:1 "urgent": Is missing, but vi.md has it`],
  ],
  [
    'what an account takes, on the campaign page',
    { 'pages/landing/vi.md': matterOf('needs: [Khoảng 10 phút]'), 'pages/landing/en.md': null },
    [],
  ],
  [
    'what an account takes, on another page',
    { [`${culture}/vi.md`]: matterOf('needs: [Khoảng 10 phút]'), [`${culture}/en.md`]: null },
    [`${culture}/vi.md:4:8 "needs": This page shows none; remove it`],
  ],
  [
    'headings of blocks, on the home page in one language, and on another page',
    {
      'pages/trang-chu/vi.md': matterOf('headings: { cost: Giá một lệnh }'),
      'pages/trang-chu/en.md': text('A paragraph.', 'title: Title\nsummary: Summary.'),
      [`${culture}/vi.md`]: matterOf('headings: { cost: Giá một lệnh }'),
      [`${culture}/en.md`]: null,
    },
    [
      'pages/trang-chu/en.md:2:1 "headings": Is missing, but vi.md has it',
      `${culture}/vi.md:4:11 "headings": This page shows none; remove it`,
    ],
  ],
  [
    'the guide to an account, on another page',
    { [`${culture}/entry.yaml`]: 'order: 10\nguide: mo-tai-khoan\n' },
    [
      `${culture}/entry.yaml:2:8 "guide": There is no entry guides/mo-tai-khoan.`,
      `${culture}/entry.yaml:2:8 "guide": This page shows none; remove it`,
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
