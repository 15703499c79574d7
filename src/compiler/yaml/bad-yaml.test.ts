import { expect, test } from 'vitest'
import { entry, facts, problemsOf, text } from '../content-fixture.ts'

const inFacts = (yaml: string) => problemsOf(entry({ 'news/a/entry.yaml': yaml }))

const names = [...'abcdefghi']
const laughs = names.map((name, index) => {
  const value = index === 0 ? '[lol, lol, lol]' : `[${`*${names[index - 1]}, `.repeat(9)}]`
  return `${name}: &${name} ${value}\n`
})

test.each([
  ['a bomb of aliases', laughs.join(''), '2:8 Repeats "a" by *a; write it out'],
  ['a bomb of one long text', `a: &a "${'x'.repeat(500_000)}"\nb: [${'*a, '.repeat(1000)}]\n`, '2:5 Repeats "a" by *a'],
  ['an alias of itself', `${facts}tags: &a [*a]\n`, '3:11 Repeats "a" by *a'],
  ['an alias of nothing', `${facts}tags: *b\n`, '3:7 Repeats "b" by *b'],
  ['merged fields', `${facts}<<: *b\n`, '3:5 Repeats "b" by *b'],
  [
    'a type of its own',
    `${facts}tags: !!binary aGVsbG8=\n`,
    '3:16 Has a type of its own, binary; write the value alone',
  ],
  ['code', `${facts}tags: !!js/function "() => 1"\n`, '3:21 Has a type of its own, js/function'],
  ['two documents', `${facts}---\n${facts}`, '3:1 A line "---" begins something else here; remove it'],
  ['a list', '- category: thi-truong\n', '1:1 Must be fields, each on a line of its own'],
  ['a sentence', '# Sự kiện\n\nMột câu\n', '3:1 Must be fields, each on a line of its own'],
  ['a field named by a list', `${facts}? [a, b]\n: c\n`, '3:3 A field is named by a word, not by a list'],
  ['a key twice', `${facts}category: san-pham\n`, '3:1 The field "category" stands here twice; keep one'],
  ['a key twice within another', `${facts}withdrawal: {at: a, at: b}\n`, '3:21 The field "at" stands here twice'],
  ['a tab as indent', `${facts}tags:\n\t- vi-mo\n`, '4:1 Tabs are not allowed as indentation'],
  ['a colon within a value', `${facts}tags: a: b\n`, '3:7 Has a colon and a blank in it, which begin a field'],
  ['a value with a sign of its own', `${facts}tags: @a\n`, '3:7 Begins with a sign that means something of its own'],
  ['words after a quote', `${facts}tags: "a" b\n`, '3:11 Stands where nothing is expected; put the whole value in'],
  ['a line without a field', `${facts}tags\nsample: true\n`, '3:1 Is no field: write "name: value"'],
  [
    'a value cut off',
    `${facts}tags: a #1\n`,
    '3:7 Ends before "#1", which is taken for a comment; put the whole value',
  ],
  ['a quote that never ends', 'category: "thi-truong\n', '1:22 Missing closing "quote'],
  ['a name from Object', `${facts}__proto__: {}\n`, '3:1 Unknown field "__proto__".'],
  [
    'lists in lists',
    `${facts}tags: ${'['.repeat(50)}${']'.repeat(50)}\n`,
    '3:39 Is nested too deeply; write it flatter',
  ],
  ['lists without end', `${facts}tags: ${'['.repeat(100_000)}\n`, 'Is nested too deeply; write it flatter'],
  ['maps in maps', `${facts}tags: ${'{a: '.repeat(100_000)}\n`, 'Is nested too deeply; write it flatter'],
])('%s is refused once, with its place', async (_name, yaml, problem) => {
  const problems = await inFacts(yaml)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('news/a/entry.yaml:')
  expect(problems[0]).toContain(problem)
})

test('every unknown field is named, and every missing one with what it is', async () => {
  expect(await inFacts('catgory: a\nstatus: published\npublished: 2026\nx: 1\n')).toEqual([
    'news/a/entry.yaml:1:1 Missing field "category": thi-truong: the market; doanh-nghiep: the firm; san-pham: products; nha-dau-tu: guidance for investors.',
    'news/a/entry.yaml:1:1 Unknown field "catgory". Did you mean "category"?',
    'news/a/entry.yaml:3:1 Unknown field "published". Did you mean "publishedAt"?',
    'news/a/entry.yaml:4:1 Unknown field "x".',
    'news/a/entry.yaml:1:1 "publishedAt": Is missing: the moment it appears on the site, 2026-10-12T08:30+07:00',
  ])
})

test('frontmatter is held to the same, and counted from the top of its file', async () => {
  const matter = 'title: &a Tiêu đề\nsummary: *a'
  expect(await problemsOf(entry({ 'news/a/vi.md': text('Một đoạn.', matter) }))).toEqual([
    'news/a/vi.md:3:10 Repeats "a" by *a; write it out',
  ])
})
