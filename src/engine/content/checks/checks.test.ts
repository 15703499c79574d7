import { expect, test } from 'vitest'
import { entry, facts, problemsOf, text, type Changes } from '../content-fixture.ts'

const published = 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n'

/** A second news entry, `b`, with additional facts. */
const second = (more: string, base = published): Changes => ({
  'news/b/entry.yaml': `${base}${more}`,
  'news/b/vi.md': text(),
})

/** The mark of an import. */
const imported = (ids: string) =>
  `imported: { source: old.example, ids: [${ids}], at: 2026-11-01T08:00+07:00, digest: ${'a'.repeat(64)} }\n`

test.each<[string, Changes, string[]]>([
  ['no errors', { ...entry(), ...second('supersedes: a\n') }, []],
  [
    'two entries of one post',
    {
      ...entry({ 'news/a/entry.yaml': `${facts}${imported("'1', '2'")}` }),
      ...second(imported("'3', '2'")),
      'announcements/c/entry.yaml': `audience: khach-hang\nseverity: thong-tin\nrefNo: "1"\neffectiveFrom: 2026-10-12\npublishedAt: 2026-10-12T08:30+07:00\n${imported("'2'").replace('old.', 'other.')}`,
      'announcements/c/vi.md': text(),
    },
    [
      'news/b/entry.yaml:3:45 "imported.ids": "2" of old.example is news/a already; remove `imported` from the one that was written here',
    ],
  ],
  [
    'published in the future',
    entry({ 'news/a/entry.yaml': facts.replace('2026-10', '2026-12') }),
    [
      'news/a/entry.yaml:2:14 "publishedAt": 12 December 2026, 08:30 is in the future; write "status: scheduled" and "publishAt: 2026-12-12T08:30+07:00"',
    ],
  ],
  [
    'scheduled without a time',
    entry({ 'news/a/entry.yaml': 'category: thi-truong\nstatus: scheduled\n' }),
    ['news/a/entry.yaml:1:1 "publishAt": Is missing: a scheduled entry needs a time'],
  ],
  [
    'scheduled and published',
    entry({ 'news/a/entry.yaml': `${facts}status: scheduled\npublishAt: 2026-12-12T08:30+07:00\n` }),
    ['news/a/entry.yaml:2:14 "publishedAt": Must not be set for a scheduled entry; publishAt is its time'],
  ],
  [
    'no publication time',
    entry({ 'news/a/entry.yaml': 'category: thi-truong\n' }),
    ['news/a/entry.yaml:1:1 "publishedAt": Is missing: when it appears on the site, such as 2026-10-12T08:30+07:00'],
  ],
  [
    'a scheduled time of a published entry',
    entry({ 'news/a/entry.yaml': `${facts}publishAt: 2026-12-12T08:30+07:00\n` }),
    ['news/a/entry.yaml:3:12 "publishAt": Is only for `status: scheduled`'],
  ],
  [
    'withdrawn without a reason',
    entry({ 'news/a/entry.yaml': `${facts}status: withdrawn\n` }),
    ['news/a/entry.yaml:1:1 "withdrawal": Is missing: a withdrawn entry needs a time and a reason'],
  ],
  [
    'withdrawn before it was published',
    entry({
      'news/a/entry.yaml': `${facts}status: withdrawn\nwithdrawal:\n  at: 2026-10-11T08:30+07:00\n  reason: { vi: a, en: a }\n`,
    }),
    ['news/a/entry.yaml:5:7 "withdrawal.at": Must not be before "publishedAt"'],
  ],
  [
    'withdrawn in the future',
    entry({
      'news/a/entry.yaml': `${facts}status: withdrawn\nwithdrawal:\n  at: 2026-12-11T08:30+07:00\n  reason: { vi: a, en: a }\n`,
    }),
    ['news/a/entry.yaml:5:7 "withdrawal.at": Must not be in the future; withdraw the entry at that time'],
  ],
  [
    'a scheduled entry with invalid references, before it appears',
    entry({
      'news/a/entry.yaml':
        'category: thi-truong\nstatus: scheduled\npublishAt: 2026-12-12T08:30+07:00\nsupersedes: c-d\n',
      'news/a/vi.md': text('[x](/tin-tuc/c-d)'),
    }),
    [
      'news/a/entry.yaml:4:13 "supersedes": There is no entry news/c-d.',
      'news/a/vi.md:6:5 Dead link: no page has the address /tin-tuc/c-d. Did you mean "/tin-tuc/a"?',
    ],
  ],
  [
    'two scheduled entries that appear together and refer to each other',
    {
      ...entry({
        'news/a/entry.yaml': 'category: thi-truong\nstatus: scheduled\npublishAt: 2026-12-12T08:30+07:00\n',
        'news/a/vi.md': text('[x](/tin-tuc/b)'),
      }),
      ...second('status: scheduled\npublishAt: 2026-12-12T08:30+07:00\nsupersedes: a\n', 'category: thi-truong\n'),
    },
    [],
  ],
  [
    'an unfinished draft',
    entry({ 'news/a/entry.yaml': 'status: draft\ncategory:\npublishedAt: 2026-10-12T08:30+07:00\n' }),
    [
      'news/a/entry.yaml:2:10 warning: Empty field "category": thi-truong: the market; doanh-nghiep: the firm; san-pham: products; nha-dau-tu: guidance for investors.',
    ],
  ],
  [
    'a reference to an unfinished draft',
    { ...entry({ 'news/a/entry.yaml': 'status: "draft" # soon\ncategory: [\n' }), ...second('supersedes: a\n') },
    [
      'news/a/entry.yaml:2:12 warning: Unclosed bracket; write "]" or "}" here',
      'news/b/entry.yaml:3:13 "supersedes": news/a is not published (status: draft)',
    ],
  ],
  [
    'an invalid entry: references to it are not reported',
    {
      ...entry({ 'news/a/vi.md': text('', 'titel: A\ntitle: A\nsummary: A') }),
      ...second('supersedes: a\n'),
      'news/b/vi.md': text('[x](/tin-tuc/a)'),
    },
    ['news/a/vi.md:2:1 Unknown field "titel". Did you mean "title"?'],
  ],
  [
    'an invalid page: links to it are not reported',
    {
      'pages/ve-shs/giai-thuong/vi.md': text('', 'title: A: B\nsummary: A'),
      ...entry({ 'news/a/vi.md': text('[x](/ve-shs/giai-thuong#a)') }),
    },
    [
      'pages/ve-shs/giai-thuong/vi.md:2:8 Value contains a colon followed by a space, which starts a field; put the whole value in quotes',
    ],
  ],
  [
    'a reference to an unknown entry',
    { ...entry(), ...second('supersedes: c-d\n') },
    ['news/b/entry.yaml:3:13 "supersedes": There is no entry news/c-d.'],
  ],
  [
    'a misspelt reference',
    {
      'news/mot-bai/entry.yaml': facts,
      'news/mot-bai/vi.md': text(),
      ...second('supersedes: mot-bay\n'),
    },
    ['news/b/entry.yaml:3:13 "supersedes": There is no entry news/mot-bay. Did you mean "mot-bai"?'],
  ],
  [
    'a reference to a draft',
    { ...entry({ 'news/a/entry.yaml': `${facts}status: draft\n` }), ...second('supersedes: a\n') },
    ['news/b/entry.yaml:3:13 "supersedes": news/a is not published (status: draft)'],
  ],
  [
    'a link to a draft',
    {
      ...entry({ 'news/a/entry.yaml': `${facts}status: draft\n` }),
      'news/b/entry.yaml': published,
      'news/b/vi.md': text('[a](/tin-tuc/a)'),
    },
    ['news/b/vi.md:6:5 Dead link: /tin-tuc/a is not published (status: draft)'],
  ],
  [
    'a correction without a reason',
    { ...entry(), ...second('corrects: { entry: a }\n') },
    ['news/b/entry.yaml:3:11 Missing field "corrects.reason": What changed and why, in each language.'],
  ],
  [
    'a circle of two',
    {
      ...entry({ 'news/a/entry.yaml': `${facts}supersedes: b\n` }),
      ...second('supersedes: a\n'),
    },
    [
      'news/a/entry.yaml:3:13 "supersedes": Circular reference: a → b → a; remove one of the references',
      'news/b/entry.yaml:3:13 "supersedes": Circular reference: b → a → b; remove one of the references',
    ],
  ],
  [
    'a circle of three',
    {
      ...entry({ 'news/a/entry.yaml': `${facts}supersedes: b\n` }),
      ...second('supersedes: c\n'),
      'news/c/entry.yaml': `${facts}supersedes: a\n`,
      'news/c/vi.md': text(),
    },
    [
      'news/a/entry.yaml:3:13 "supersedes": Circular reference: a → b → c → a; remove one of the references',
      'news/b/entry.yaml:3:13 "supersedes": Circular reference: b → c → a → b; remove one of the references',
      'news/c/entry.yaml:3:13 "supersedes": Circular reference: c → a → b → c; remove one of the references',
    ],
  ],
  [
    'an entry that corrects itself',
    entry({ 'news/a/entry.yaml': `${facts}corrects: { entry: a, reason: { vi: x, en: x } }\n` }),
    ['news/a/entry.yaml:3:20 "corrects.entry": Circular reference: a → a; remove one of the references'],
  ],
  [
    'a correction of a later entry',
    {
      ...entry(),
      ...second('corrects: { entry: a, reason: { vi: x, en: x } }\n', published.replace('2026-10', '2026-09')),
    },
    ['news/b/entry.yaml:3:20 "corrects.entry": a was published after this entry; refer to an earlier one'],
  ],
  [
    'an entry without a text',
    entry({ 'news/a/en.md': text('', 'title: A\nsummary: A') }),
    ['news/a/en.md:1:1 Empty text; write it below the frontmatter'],
  ],
  [
    'a question without an answer',
    {
      'faqs/a/entry.yaml': 'category: phi-thue\norder: 10\npublishedAt: 2026-10-12T08:30+07:00\n',
      'faqs/a/vi.md': text('', 'title: Phí?'),
    },
    ['faqs/a/vi.md:1:1 Empty text; write it below the frontmatter'],
  ],
  [
    'a page without links to it',
    { 'pages/mot-trang/entry.yaml': 'order: 1\n', 'pages/mot-trang/vi.md': text() },
    [
      'pages/mot-trang/entry.yaml:1:1 warning: No page links to /mot-trang; link to it from a text, or move it into a section',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
