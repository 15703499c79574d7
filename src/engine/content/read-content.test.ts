import { expect, test } from 'vitest'
import { say } from '#lib/say/message.ts'
import { defineCheck } from './check/content-check.ts'
import { entry, facts, problemsOf, readWith, text } from './content-fixture.ts'

const figures = '{ file: so-lieu.csv, kind: bang-tinh, language: both, title: { vi: A, en: A } }'

test('an entry may lack its English text', async () => {
  expect(await problemsOf(entry({ 'news/a/en.md': null }))).toEqual([])
})

test.each<[string, Readonly<Record<string, string | null>>, string]>([
  [
    'an unknown field',
    entry({ 'news/a/vi.md': text('', 'titel: A\ntitle: A\nsummary: B') }),
    'news/a/vi.md:2:1 Unknown field "titel". Did you mean "title"?',
  ],
  ['a missing field', entry({ 'news/a/vi.md': text('', 'title: A') }), 'news/a/vi.md:2:1 Missing field "summary"'],
  [
    'a wrong choice',
    entry({ 'news/a/entry.yaml': facts.replace('thi-truong', 'thi-truon') }),
    'news/a/entry.yaml:1:11 "category" must be one of thi-truong, doanh-nghiep, san-pham, nha-dau-tu, not "thi-truon". Did you mean "thi-truong"?',
  ],
  [
    'a choice that is a list',
    entry({ 'news/a/entry.yaml': facts.replace('thi-truong', '[thi-truong]') }),
    'news/a/entry.yaml:1:11 "category" must be one of thi-truong, doanh-nghiep, san-pham, nha-dau-tu, not a list.',
  ],
  [
    'a time without offset',
    entry({ 'news/a/entry.yaml': facts.replace('+07:00', '') }),
    'news/a/entry.yaml:2:14 "publishedAt": Must be a date and time with offset',
  ],
  [
    'a day that does not exist',
    entry({ 'news/a/entry.yaml': facts.replace('10-12', '02-30') }),
    'news/a/entry.yaml:2:14 "publishedAt": Must be a date and time that exist',
  ],
  [
    'an hour that does not exist',
    entry({ 'news/a/entry.yaml': facts.replace('08:30', '24:00') }),
    'news/a/entry.yaml:2:14 "publishedAt": Must be a date and time that exist',
  ],
  [
    'a number for a title',
    entry({ 'news/a/vi.md': text('', 'title: 2026\nsummary: B') }),
    'news/a/vi.md:2:8 "title": Must be a text: write "2026" in quotes',
  ],
  [
    'a number that is another one once it is read',
    entry({ 'news/a/vi.md': text('', 'title: 1.10 # năm\nsummary: B') }),
    'news/a/vi.md:2:8 "title": Must be a text: write "1.10" in quotes',
  ],
  [
    'a code with a zero at its start, between brackets',
    entry({ 'news/a/entry.yaml': `${facts}corrects: {entry: b, reason: {vi: 012, en: b}}\n` }),
    'news/a/entry.yaml:3:35 "corrects.reason.vi": Must be a text: write "012" in quotes',
  ],
  [
    'a title of 5,000 characters',
    entry({ 'news/a/vi.md': text('', `title: ${'a'.repeat(5000)}\nsummary: B`) }),
    'news/a/vi.md:2:8 "title": Must have at most 160 characters, not 5000',
  ],
  [
    'a text instead of a list',
    entry({ 'news/a/entry.yaml': `${facts}tags: vi-mo\n` }),
    'news/a/entry.yaml:3:7 "tags": Must be a list: each item on a line of its own below it, after "- "',
  ],
  [
    'a text instead of fields',
    entry({ 'news/a/entry.yaml': `${facts}corrects: b\n` }),
    'news/a/entry.yaml:3:11 "corrects": Must be fields, each on a line of its own below it: entry, reason',
  ],
  [
    'a list instead of fields',
    entry({ 'news/a/entry.yaml': `${facts}corrects: [b]\n` }),
    'news/a/entry.yaml:3:11 "corrects": Must be fields, not a list: entry, reason',
  ],
  [
    'an address instead of a slug',
    entry({ 'news/a/entry.yaml': `${facts}supersedes: /tin-tuc/Tin-B\n` }),
    'news/a/entry.yaml:3:13 "supersedes": Must be the name of an entry\'s folder: a-z, 0-9 and single hyphens. Did you mean "tin-b"?',
  ],
  [
    'a word instead of true or false',
    entry({ 'news/a/entry.yaml': `${facts}sample: yes\n` }),
    'news/a/entry.yaml:3:9 "sample": Must be true or false',
  ],
  [
    'an empty part of a text in both languages',
    entry({ 'news/a/entry.yaml': `${facts}corrects: { entry: b, reason: { vi: a, en: } }\n` }),
    'news/a/entry.yaml:3:44 Empty field "corrects.reason.en": What changed and why, in each language.',
  ],
  [
    'an empty title',
    entry({ 'news/a/vi.md': text('', 'title: ""\nsummary: B') }),
    'news/a/vi.md:2:8 "title": Must not be empty',
  ],
  ['no facts', entry({ 'news/a/entry.yaml': null }), 'news/a/entry.yaml:1:1 Missing file'],
  [
    'no Vietnamese',
    entry({ 'news/a/vi.md': null }),
    'news/a/vi.md:1:1 Missing file: every entry needs a text in the source language, vi',
  ],
  ['an unknown file', entry({ 'news/a/vi.mdx': 'x' }), 'images and documents. Did you mean "vi.md"?'],
  ['an unknown collection', { 'new/a/vi.md': 'x' }, 'new:1:1 Unknown collection "new". Did you mean "news"?'],
  [
    'a reserved name',
    { 'news/thong-bao/entry.yaml': facts, 'news/thong-bao/vi.md': text() },
    'news/thong-bao:1:1 "thong-bao" is already the slug of a page',
  ],
  [
    'a path of two entries',
    entry({ 'pages/tin-tuc/a/entry.yaml': 'order: 1\n', 'pages/tin-tuc/a/vi.md': text() }),
    'pages/tin-tuc/a:1:1 Two entries have the address /tin-tuc/a',
  ],
  [
    'a route without a page',
    { 'pages/ve-shs/giai-thuong': null },
    'pages/ve-shs/giai-thuong/vi.md:1:1 The route /ve-shs/giai-thuong has no page',
  ],
  [
    'a dead link',
    entry({ 'news/a/vi.md': text('Một [hai](/ve-shs/giai-thuon) ba.') }),
    'news/a/vi.md:6:11 Dead link: no page has the address /ve-shs/giai-thuon. Did you mean "/ve-shs/giai-thuong"?',
  ],
  [
    'a dead anchor',
    entry({ 'news/a/en.md': text('[a](/ve-shs/doi-ngu-lanh-dao#ban-dieu-han)') }),
    'news/a/en.md:6:5 Dead link: /ve-shs/doi-ngu-lanh-dao has no heading "#ban-dieu-han". Did you mean "ban-dieu-hanh"?',
  ],
  [
    'a link in capitals',
    entry({ 'news/a/vi.md': text('[a](/Ve-SHS/Giải-thưởng/)') }),
    'news/a/vi.md:6:5 Dead link: no page has the address /Ve-SHS/Giải-thưởng/. Did you mean "/ve-shs/giai-thuong"?',
  ],
  [
    'a link with relative segments',
    entry({ 'news/a/vi.md': text('[a](/ho-tro/../ve-shs)') }),
    'news/a/vi.md:6:5 The path contains "." or ".."; write /ve-shs',
  ],
  [
    'a link with an unknown language',
    entry({ 'news/a/vi.md': text('[a](/ve-shs?lang=fr)') }),
    'news/a/vi.md:6:5 Unknown language "fr"; the languages are vi, en',
  ],
  [
    'a dead link to a document',
    {
      'press-releases/a/entry.yaml': `publishedAt: 2026-10-12T08:30+07:00\nattachments:\n  - ${figures}\n`,
      'press-releases/a/so-lieu.csv': 'a,b\n',
      'press-releases/a/vi.md': text(
        '[a](/tai-lieu/press-releases/a/so-lieu.csv#1) [b](/tai-lieu/press-releases/a/solieu.csv)',
      ),
    },
    'press-releases/a/vi.md:6:51 Dead link: no document has the address /tai-lieu/press-releases/a/solieu.csv. Did you mean "/tai-lieu/press-releases/a/so-lieu.csv"?',
  ],
  [
    'a link to a document of a draft',
    {
      'press-releases/a/entry.yaml': `status: draft\npublishedAt: 2026-10-12T08:30+07:00\nattachments:\n  - ${figures}\n`,
      'press-releases/a/so-lieu.csv': 'a,b\n',
      'press-releases/a/vi.md': text(),
      ...entry({ 'news/a/vi.md': text('[a](/tai-lieu/press-releases/a/so-lieu.csv)') }),
    },
    'news/a/vi.md:6:5 Dead link: no document has the address /tai-lieu/press-releases/a/so-lieu.csv.',
  ],
  [
    'an unknown icon',
    { 'pages/ve-shs/giai-thuong/entry.yaml': 'order: 30\nicon: lucide:walet\n' },
    'pages/ve-shs/giai-thuong/entry.yaml:2:7 Unknown icon "lucide:walet". Did you mean "lucide:wallet"?',
  ],
  [
    "an unknown icon of the firm's own",
    { 'pages/ve-shs/giai-thuong/entry.yaml': 'icon:\n  "shs:market-pulze"\norder: 30\n' },
    'pages/ve-shs/giai-thuong/entry.yaml:2:3 Unknown icon "shs:market-pulze". Did you mean "shs:market-pulse"?',
  ],
  [
    'an unknown icon set',
    { 'pages/ve-shs/giai-thuong/entry.yaml': 'order: 30\nicon: lucid:wallet\n' },
    'entry.yaml:2:7 Unknown icon set in "lucid:wallet"; the sets are lucide, shs. Did you mean "lucide:wallet"?',
  ],
  [
    'an invalid icon name',
    { 'pages/ve-shs/giai-thuong/entry.yaml': 'order: 30\nicon: __proto__\n' },
    'entry.yaml:2:7 "icon": Must be an icon\'s set and name, such as lucide:wallet',
  ],
])('%s is reported with its position', async (_name, changes, problem) => {
  expect((await problemsOf(changes)).join('\n')).toContain(problem)
})

test('a link to a document is valid', async () => {
  const problems = await problemsOf({
    'pages/ve-shs/giai-thuong/entry.yaml': `order: 30\nattachments:\n  - ${figures}\n`,
    'pages/ve-shs/giai-thuong/so-lieu.csv': 'a,b\n',
    ...entry({ 'news/a/vi.md': text('[a](/tai-lieu/pages/ve-shs/giai-thuong/so-lieu.csv)') }),
  })
  expect(problems).toEqual([])
})

test('a link to a redirect is not a dead link, but should lead to the target', async () => {
  const { diagnostics } = await readWith({
    ...entry({ 'news/a/vi.md': text('[a](/lien-he?a=1#b)') }),
    'redirects.yaml': '/lien-he: /ho-tro/lien-he\n',
  })
  const message = '/lien-he is redirected to /ho-tro/lien-he; link to that address'
  expect(diagnostics.list).toEqual([expect.objectContaining({ line: 6, column: 5, message, severity: 'warning' })])
})

const failingCheck = defineCheck('failing', 'site', ({ report }) =>
  report.errorInFile('src/a.ts', { line: 1, column: 2 }, say`Is wrong`),
)

test('errors of additional checks are reported with all others', async () => {
  const reading = readWith({ 'pages/ve-shs/giai-thuong': null }, { checks: [failingCheck] })
  await expect(reading).rejects.toThrow(/giai-thuong has no page.*\nsrc\/a\.ts:1:2 Is wrong \[failing\]\n2 errors/)
})

test('a page added as files is a page of the site', async () => {
  const { content } = await readWith({
    'pages/ve-shs/trach-nhiem/entry.yaml': 'order: 70\n',
    'pages/ve-shs/trach-nhiem/vi.md': text('[a](/ve-shs/trach-nhiem)'),
  })
  expect(content.pages.has('/ve-shs/trach-nhiem')).toBe(true)
})

test('headings of every level can be linked to from other pages', async () => {
  const problems = await problemsOf({
    ...entry({ 'news/a/vi.md': text('## A\n\n### B\n\n#### C'), 'news/a/en.md': null }),
    'news/b/entry.yaml': facts,
    'news/b/vi.md': text('[c](/tin-tuc/a#c) [d](/tin-tuc/a#d)'),
  })
  expect(problems).toEqual(['news/b/vi.md:6:23 Dead link: /tin-tuc/a has no heading "#d". Did you mean "a"?'])
})
