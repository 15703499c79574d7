import { expect, test } from 'vitest'
import { entry, facts, problemsOf, text, type Changes } from '../content-fixture.ts'
import { applyFixes } from './fix-texts.ts'

const wording = `terms:
  - preferred: { en: client }
    refused: { en: [customer] }
repeats:
  - text: Đầu tư chứng khoán có rủi ro; nhà đầu tư tự chịu trách nhiệm về quyết định của mình.
    reason: Legal.
`
const imported = `imported: { source: old.example, ids: ['1'], at: 2026-11-01T08:00+07:00, digest: ${'a'.repeat(64)} }\n`
const date = '“3/12/2026”: A date has two digits for day and month, and slashes; write “03/12/2026”'

test.each<[string, Changes, string[]]>([
  ['a text', entry({ 'news/a/vi.md': text('Một đoạn.\n\nTừ ngày 3/12/2026.') }), [`news/a/vi.md:8:9 advice: ${date}`]],
  [
    'a title, behind its quote',
    entry({ 'news/a/vi.md': text('A.', 'title: "Từ 3/12/2026: tin"\nsummary: Tóm tắt.') }),
    [`news/a/vi.md:2:12 advice: ${date}`],
  ],
  [
    'a title of one word with marks',
    entry({ 'news/a/vi.md': text('A.', 'title: Tin **mới**\nsummary: <b>Tóm&nbsp;tắt</b>') }),
    [
      'news/a/vi.md:2:12 advice: “**mới**”: Marks of Markdown are for the text below; here they are shown; write “mới”',
      'news/a/vi.md:3:10 advice: “<b>”: It is shown as it is written',
      'news/a/vi.md:3:16 advice: “&nbsp;”: It is shown as it is written; write one',
      'news/a/vi.md:3:25 advice: “</b>”: It is shown as it is written',
    ],
  ],
  [
    'a text of the facts',
    entry({
      'news/a/entry.yaml': `${facts}status: withdrawn\nwithdrawal:\n  at: 2026-10-12T08:30+07:00\n  reason: { vi: Sai từ 3/12/2026, en: Wrong. }\n`,
    }),
    [`news/a/entry.yaml:6:24 advice: ${date}`],
  ],
  ['a quoted passage', entry({ 'news/a/vi.md': text('> Từ ngày 3/12/2026.') }), []],
  [
    'what was written elsewhere',
    entry({ 'news/a/entry.yaml': `${facts}asWritten: true\n`, 'news/a/vi.md': text('Từ 3/12/2026. ** a **') }),
    [],
  ],
  [
    'what was imported, whatever it says, and dates of no calendar in it',
    {
      ...entry({
        'news/a/entry.yaml': `${facts}${imported}`,
        'news/a/vi.md': text('Từ 3/12/2026. ** a **\n\n#### Mục\n\nGọi 1900 1234 từ 31/02/2026.'),
      }),
      'wording.yaml': 'strict: true\n',
    },
    ['news/a/vi.md:10:18 warning: “31/02/2026” is no day of the calendar: month 2 of 2026 has 28 days; correct it'],
  ],
  [
    'a text that is held to it',
    { ...entry({ 'news/a/vi.md': text('Từ 3/12/2026.') }), 'wording.yaml': 'strict: true\n' },
    [`news/a/vi.md:6:4 ${date}`],
  ],
  [
    'a draft that is held to it',
    {
      ...entry({ 'news/a/entry.yaml': `${facts}status: draft\n`, 'news/a/vi.md': text('Từ 3/12/2026.') }),
      'wording.yaml': 'strict: true\n',
    },
    [`news/a/vi.md:6:4 warning: ${date}`],
  ],
  ['code and addresses', entry({ 'news/a/vi.md': text('`3/12/2026` [a](https://example.com/3/12/2026)') }), []],
  [
    'a term of the list',
    { ...entry({ 'news/a/en.md': text('A customer.', 'title: A\nsummary: B.') }), 'wording.yaml': wording },
    ['news/a/en.md:6:3 advice: “customer”: One term for one thing; write “client”'],
  ],
  ['a term without the list', entry({ 'news/a/en.md': text('A customer.', 'title: A\nsummary: B.') }), []],
  [
    'a draft',
    entry({ 'news/a/entry.yaml': `${facts}status: draft\n`, 'news/a/vi.md': text('Từ ngày 3/12/2026.') }),
    [`news/a/vi.md:6:9 advice: ${date}`],
  ],
  [
    'a list with an unknown field',
    { ...entry(), 'wording.yaml': 'term: []\n' },
    ['wording.yaml:1:1 Unknown field "term". Did you mean "terms"?'],
  ],
  [
    'a term refused in a language without one to write',
    { ...entry(), 'wording.yaml': 'terms:\n  - { preferred: { en: select }, refused: { vi: [click] } }\n' },
    [
      'wording.yaml:2:5 "terms.0": Refuses terms in a language in which it has no preferred one: add it to `preferred`.',
    ],
  ],
])('the wording of %s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})

const sentence = 'Lệnh được khớp theo thứ tự ưu tiên về giá, sau đó là thời gian nhập lệnh vào hệ thống.'
const risk = 'Đầu tư chứng khoán có rủi ro; nhà đầu tư tự chịu trách nhiệm về quyết định của mình.'
const two = (first: string, second: string, others: Changes = {}): Changes => ({
  'news/a/entry.yaml': facts,
  'news/a/vi.md': text(first),
  'news/b/entry.yaml': facts,
  'news/b/vi.md': text(second),
  ...others,
})
const repeated = (place: string, other = 'content/news/a/vi.md:6') =>
  `${place} advice: These words are also in ${other}; say it once and link to it, or write them anew (allowed with a reason: \`repeats\` in content/wording.yaml)`

test.each<[string, Changes, string[]]>([
  ['a sentence', two(`Một. ${sentence}`, `Hai. ${sentence}`), [repeated('news/b/vi.md:6:6')]],
  ['a paragraph, once', two(`${sentence} Hết.`, `${sentence} Hết.`), [repeated('news/b/vi.md:6:1')]],
  ['other case, marks and spaces', two(sentence, `**${sentence.toUpperCase()}**`), [repeated('news/b/vi.md:6:1')]],
  ['a short sentence', two('Xem biểu phí.', 'Xem biểu phí.'), []],
  ['an item of a list with a figure', two('- Phí: 5.500 tỷ đồng.', '- Phí: 5.500 tỷ đồng.'), []],
  ['a sentence within one text', two(`${sentence}\n\nMột. ${sentence}`, 'Hai.'), []],
  ['what the list allows', two(risk, risk, { 'wording.yaml': wording }), []],
  [
    'a draft',
    two(sentence, sentence, { 'news/b/entry.yaml': `${facts}status: draft\n` }),
    [repeated('news/b/vi.md:6:1')],
  ],
  [
    'a draft before it',
    two(sentence, sentence, { 'news/a/entry.yaml': `${facts}status: draft\n` }),
    [repeated('news/a/vi.md:6:1', 'content/news/b/vi.md:6')],
  ],
  [
    'a scheduled entry',
    two(sentence, sentence, {
      'news/b/entry.yaml': 'category: thi-truong\nstatus: scheduled\npublishAt: 2027-01-04T08:30+07:00\n',
    }),
    [repeated('news/b/vi.md:6:1')],
  ],
  ['what was imported', two(sentence, sentence, { 'news/a/entry.yaml': `${facts}${imported}` }), []],
  ['a version that supersedes it', two(sentence, sentence, { 'news/b/entry.yaml': `${facts}supersedes: a\n` }), []],
])('a repetition of %s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})

const disclosed = (slug: string): Changes => ({
  [`disclosures/${slug}/entry.yaml`]:
    'code: theo-yeu-cau\nrefNo: SLUG\ndocumentDate: 2026-10-08\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-10-08T17:30+07:00\n'.replace(
      'SLUG',
      slug,
    ),
  [`disclosures/${slug}/vi.md`]: text(sentence),
})

test('standard wording of disclosures is no repetition among them', async () => {
  const other = { 'news/n/entry.yaml': facts, 'news/n/vi.md': text(`Một. ${sentence}`) }
  const problems = await problemsOf({ ...disclosed('a'), ...disclosed('b'), ...other })
  expect(problems.filter((problem) => problem.includes('These words'))).toEqual([
    repeated('disclosures/a/vi.md:6:1', 'content/news/n/vi.md:6'),
    repeated('disclosures/b/vi.md:6:1', 'content/news/n/vi.md:6'),
  ])
})

test('fixes are applied where they belong, and only there', () => {
  const fix = { found: '3/12/2026', replacement: '03/12/2026' }
  const problems = [
    { line: 2, column: 3, fix },
    { line: 2, column: 13, fix },
    { line: 1, column: 1, fix },
    { line: 3, column: 1 },
  ]
  expect(applyFixes('không\nA 3/12/2026 3/12/2026\n3/12/2026', problems)).toEqual({
    text: 'không\nA 03/12/2026 03/12/2026\n3/12/2026',
    fixed: 2,
  })
})
