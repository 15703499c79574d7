import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entry, facts, problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'

// Read at 2026-11-21T08:00+07:00, with the profile of the test site and its offices.
const files = ['entry.yaml', 'vi.md', 'en.md']
const slugs = ['hoi-so-ha-noi', 'chi-nhanh-thanh-pho-ho-chi-minh', 'phong-giao-dich-so-1-ha-noi']
const offices: Changes = Object.fromEntries(
  await Promise.all(
    slugs.flatMap((slug) =>
      files.map(async (file) => [
        `offices/${slug}/${file}`,
        await readFile(join(siteContent, 'offices', slug, file), 'utf8'),
      ]),
    ),
  ),
)

const news = (vi: string): Changes => entry({ 'news/a/vi.md': text(vi) })
const faq = (vi: string): Changes => ({
  'faqs/a/entry.yaml': 'category: dat-lenh\norder: 10\npublishedAt: 2026-10-12T08:30+07:00\n',
  'faqs/a/vi.md': text(vi, 'title: Hỏi'),
})
const announcement = (vi: string, more = '', from = '2026-09-07'): Changes => ({
  'announcements/a/entry.yaml': `audience: khach-hang\nseverity: thong-tin\nrefNo: "1/2026"\neffectiveFrom: ${from}\npublishedAt: 2026-08-25T09:25+07:00\n${more}`,
  'announcements/a/vi.md': text(vi),
})
const disclosure = (vi: string): Changes => ({
  'disclosures/a/entry.yaml':
    'code: bat-thuong\nrefNo: 01/2026\ndocumentDate: 2026-10-08\neventAt: 2026-10-08T09:00+07:00\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-10-08T17:30+07:00\n',
  'disclosures/a/vi.md': text(vi),
})
const advice =
  'Better link to the page that shows it, such as /ho-tro/lien-he; for others, to their website; an example is written in backticks'
const hint =
  'Correct them here or there, or link to /ho-tro/lien-he; hours for a time belong in an announcement with "expiresAt"'

test.each<[string, Changes, string[]]>([
  ['the number and the address of a desk', news('Gọi 024 3100 0009 hoặc gửi khoataikhoan@example.com.'), []],
  ['the number of an office', news('Gọi 028 3100 0000.'), []],
  [
    'a number that differs in a digit, in drafts: of news, and of a disclosure, which still can be changed',
    {
      'news/a/entry.yaml': `${facts}status: draft\n`,
      'news/a/vi.md': text('Gọi 024 3100 0008.'),
      'disclosures/a/entry.yaml':
        'code: bat-thuong\nrefNo: 01/2026\ndocumentDate: 2026-10-08\neventAt: 2026-10-08T09:00+07:00\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-10-08T17:30+07:00\nstatus: draft\n',
      'disclosures/a/vi.md': text('Gọi 024 3100 0008.'),
    },
    ['news', 'disclosures'].map(
      (name) =>
        `${name}/a/vi.md:6:5 warning: The telephone number 024 3100 0008 is none of the profile or of an office. Did you mean "+842431000000"? ${advice}`,
    ),
  ],
  [
    'a number that differs in a digit',
    news('Gọi 024 3100 0008.'),
    [
      `news/a/vi.md:6:5 The telephone number 024 3100 0008 is none of the profile or of an office. Did you mean "+842431000000"? ${advice}`,
    ],
  ],
  [
    'an address that nobody reads',
    news('Gửi tới hotrro@example.com.'),
    [
      `news/a/vi.md:6:9 The email address hotrro@example.com is none of the profile or of an office. Did you mean "hotro@example.com"? ${advice}`,
    ],
  ],
  [
    'a number in a summary',
    entry({ 'news/a/vi.md': text('A.', 'title: Tiêu đề\nsummary: Gọi 1900 1234.') }),
    [`news/a/vi.md:3:14 The telephone number 1900 1234 is none of the profile or of an office. ${advice}`],
  ],
  [
    'the address of somebody else, as a link',
    news('[Ủy ban](mailto:a@ssc.example)'),
    [`news/a/vi.md:6:17 The email address a@ssc.example is none of the profile or of an office. ${advice}`],
  ],
  ['an imitation, as an example', news('Kẻ gian dùng `hotro@shs-vn.example`.'), []],
  ['the tax code', news('Mã số thuế 0100000000.'), []],
  [
    'a draft',
    entry({ 'news/a/entry.yaml': `${facts}status: draft\n`, 'news/a/vi.md': text('a@b.example') }),
    [`news/a/vi.md:6:1 warning: The email address a@b.example is none of the profile or of an office. ${advice}`],
  ],
  ['hours of an office', faq('- Hội sở: 08:00–11:45, 13:00–17:00'), []],
  [
    'hours of no office',
    faq('- Hội sở: 08:15–11:45, 13:00–17:00'),
    [`faqs/a/vi.md:5:11 The hours 08:15–11:45 are none of offices/hoi-so-ha-noi: 08:00–11:45, 13:00–17:00. ${hint}`],
  ],
  [
    'hours of another office',
    faq('| Nơi | Giờ |\n| --- | --- |\n| Hội sở Hà Nội | 08:30–11:30 |'),
    [`faqs/a/vi.md:7:19 The hours 08:30–11:30 are none of offices/hoi-so-ha-noi: 08:00–11:45, 13:00–17:00. ${hint}`],
  ],
  [
    'hours in a sentence',
    faq('Mở tài khoản ở đâu cũng được. Quầy mở cửa từ 08:00, cụ thể 07:30 đến 17:00.'),
    [
      `faqs/a/vi.md:5:60 The hours 07:30 đến 17:00 are none of these offices: 08:00–11:45, 13:00–17:00, 08:30–11:30. ${hint}`,
    ],
  ],
  ['hours of the market', faq('- Phiên sáng: 09:15–11:30\n\nLệnh tại quầy khớp từ 09:15 đến 11:30.'), []],
  [
    'an announcement in force',
    announcement('- Hội sở: 08:15–11:45'),
    [
      `announcements/a/vi.md:6:11 The hours 08:15–11:45 are none of offices/hoi-so-ha-noi: 08:00–11:45, 13:00–17:00. ${hint}`,
    ],
  ],
  ['an announcement for a time', announcement('- Hội sở: 08:15–11:45', 'expiresAt: 2026-11-30\n'), []],
  ['an announcement of what will be', announcement('- Hội sở: 08:15–11:45', '', '2026-12-01'), []],
  ['news of the hours of their day', news('- Hội sở: 08:15–11:45'), []],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf({ ...offices, ...changes })).toEqual(problems)
})

test.each<[string, string, string | null, boolean]>([
  ['one that is not recorded yet, and still can be changed', 'Gọi 024 3100 0008.', '', true],
  ['one with an example', 'Gọi `024 3100 0008`.', '', false],
  ['one that is recorded', 'Gọi 024 3100 0008.', `disclosures/a vi.md ${'0'.repeat(64)}\n`, false],
  ['one of which no record is kept', 'Gọi 024 3100 0008.', null, false],
])('the numbers in a disclosure: %s', async (_name, vi, lock, isRefused) => {
  const problems = await problemsOf({ ...offices, ...disclosure(vi), 'archive.lock': lock })
  const found = problems.filter((problem) => problem.includes('The telephone number'))
  expect(found.map((problem) => problem.slice(0, 'disclosures/a/vi.md:6:5 The'.length))).toEqual(
    isRefused ? ['disclosures/a/vi.md:6:5 The'] : [],
  )
})
