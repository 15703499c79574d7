import { expect, test } from 'vitest'
import { entry, problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

// Read at 2026-11-21, with the profile of the test site: 5,500 billion since 2025-11-12, licence 00/UBCK-GP, tax code 0100000000,
// Số 1 Phố Minh Hoạ.
const faq = (vi: string, en = 'A paragraph.'): Changes => ({
  'faqs/a/entry.yaml': 'category: dat-lenh\norder: 10\npublishedAt: 2026-10-12T08:30+07:00\n',
  'faqs/a/vi.md': text(vi, 'title: Hỏi'),
  'faqs/a/en.md': text(en, 'title: Ask'),
})
const capital = (phrase: string) =>
  `“${phrase}”: the charter capital of the profile is 5500000000000 đồng today; correct it, or give the day on which it was so`

test.each<[string, Changes, string[]]>([
  [
    'the facts of the profile',
    faq(
      'SHS có vốn điều lệ 5.500 tỷ đồng, tức 5.500.000.000.000 đồng. Vốn điều lệ của Công ty là 5,5 nghìn tỷ đồng.\n\n- Giấy phép 00/UBCK-GP, mã số thuế 0100000000, MST: 01 0000 0000\n- Số 1 Phố Minh Hoạ',
      'The charter capital of SHS is VND 5,500 billion. We have charter capital of VND 5.5 trillion at 1 Minh Hoa Street.',
    ),
    [],
  ],
  [
    'a former capital',
    faq('Công ty có vốn điều lệ 5.000 tỷ đồng.', 'SHS has charter capital of VND 5,000 billion.'),
    [
      `faqs/a/en.md:5:9 ${capital('charter capital of VND 5,000 billion')}`,
      `faqs/a/vi.md:5:12 ${capital('vốn điều lệ 5.000 tỷ đồng')}`,
    ],
  ],
  [
    'a capital in a table and a list',
    faq('| Mục | Số |\n| --- | --- |\n| Vốn điều lệ | 5.000 tỷ đồng |\n\n- **Vốn điều lệ:** 5,4 nghìn tỷ đồng'),
    [
      `faqs/a/vi.md:7:3 ${capital('Vốn điều lệ | 5.000 tỷ đồng')}`,
      `faqs/a/vi.md:9:5 ${capital('Vốn điều lệ:** 5,4 nghìn tỷ đồng')}`,
    ],
  ],
  [
    'the capital of a day, of others, of a law, and figures in the signs of another language',
    faq(
      'Ngày 18/12/2024, vốn điều lệ của Công ty là 5.000 tỷ đồng. Doanh nghiệp A có vốn điều lệ 500 tỷ đồng. Công ty có vốn điều lệ 300 tỷ đồng trở lên được niêm yết, và vốn điều lệ 5,500 tỷ đồng.',
    ),
    [],
  ],
  [
    'another licence',
    faq('Giấy phép 01/UBCK-GP, và 00A/GPĐC-UBCK.'),
    ['faqs/a/vi.md:5:11 The licence 01/UBCK-GP is not that of the profile, 00/UBCK-GP: correct it here or there'],
  ],
  [
    'another tax code',
    faq('Mã số thuế: 0109999999-001.'),
    ['faqs/a/vi.md:5:13 The code 0109999999-001 is not that of the profile, 0100000000: correct it here or there'],
  ],
  [
    'another house number',
    faq('Trụ sở: Số 2 Phố Minh Hoạ, không phải 12/3 Phố Khác.', 'At 2 Minh Hoa Street.'),
    [
      'faqs/a/en.md:5:4 “2 Minh Hoa Street” is no address of the profile or of an office, which have 1 in this street: correct it here or there',
      'faqs/a/vi.md:5:12 “2 Phố Minh Hoạ” is no address of the profile or of an office, which have 1 in this street: correct it here or there',
    ],
  ],
  ['an example', faq('`Số 2 Phố Minh Hoạ`, `01/UBCK-GP`'), []],
  [
    'news of their day',
    entry({ 'news/a/vi.md': text('Công ty có vốn điều lệ 5.000 tỷ đồng, Số 2 Phố Minh Hoạ.') }),
    [],
  ],
])('%s', async (_case, changes, problems) => {
  const found = (await problemsOf(changes)).filter((problem) => !problem.includes(' advice: '))
  expect(found.toSorted()).toEqual(problems.map((problem) => expect.stringContaining(problem)))
})

const leader = (roles: string): Changes => ({
  'leaders/a/entry.yaml': `roles:\n${roles}publishedAt: 2026-04-24T09:00+07:00\n`,
  'leaders/a/vi.md': text(),
  'units/b/entry.yaml': 'kind: ho-tro\norder: 1\nhead: a\npublishedAt: 2026-04-24T09:00+07:00\n',
  'units/b/vi.md': text('Một đoạn của đơn vị.'),
})

test.each<[string, string, string[]]>([
  ['has an office', '  - { body: ban-dieu-hanh, role: giam-doc-khoi, from: 2023-04-25 }\n', []],
  [
    'has left',
    '  - { body: ban-dieu-hanh, role: giam-doc-khoi, from: 2020-04-25, to: 2026-11-20 }\n',
    [
      'units/b/entry.yaml:3:7 warning: "head": a has no office on 21 November 2026, only from 25 April 2020 to 20 November 2026; name who heads the unit now, or leave it out',
    ],
  ],
  [
    'will come',
    '  - { body: ban-dieu-hanh, role: giam-doc-khoi, from: 2026-11-22 }\n',
    [
      'units/b/entry.yaml:3:7 warning: "head": a has no office on 21 November 2026, only from 22 November 2026; name who heads the unit now',
    ],
  ],
])('the head of a unit %s', async (_case, roles, problems) => {
  const found = await problemsOf(leader(roles))
  expect(found.filter((problem) => problem.startsWith('units/'))).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  )
})

const office = (street: string, phone: string): Changes => ({
  'offices/a/entry.yaml': `kind: hoi-so\norder: 1\naddress:\n  vi: { street: ${street}, ward: Phường Minh Hoạ, province: Hà Nội }\n  en: { street: 1 Minh Hoa Street, ward: Minh Hoa Ward, province: Hanoi }\ngeo: { lat: "21.0285", lng: "105.8542" }\nhours: [{ days: [thu-hai], opens: "08:00", closes: "11:30" }]\nphones: ["${phone}"]\npublishedAt: 2026-04-24T09:00+07:00\n`,
  'offices/a/vi.md': text('Một đoạn của trụ sở.'),
  'offices/a/en.md': text('A paragraph of the office.', 'title: A\nsummary: B.'),
})

test.each<[string, Changes, string[]]>([
  ['as in the profile', office('Số 1 Phố Minh Hoạ', '+842431000000'), []],
  [
    'elsewhere',
    office('Số 2 Phố Minh Hoạ', '+842431000002'),
    [
      'offices/a/entry.yaml:4:17 "address.vi.street": The head office is at Số 2 Phố Minh Hoạ, but the address of profile/cong-ty has Số 1 Phố Minh Hoạ; correct one of them',
      'offices/a/entry.yaml:8:9 "phones": The head office does not have +842431000000, the number of profile/cong-ty; correct one of them',
    ],
  ],
])('the head office %s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).map((line) => line.replace(/ \[[a-z-]+\]$/, ''))).toEqual(problems)
})
