import { expect, test } from 'vitest'
import { entry, facts, problemsOf, text } from '../content-fixture.ts'

const inFacts = (yaml: string) => problemsOf(entry({ 'news/a/entry.yaml': yaml }))

const names = [...'abcdefghi']
const laughs = names.map((name, index) => {
  const value = index === 0 ? '[lol, lol, lol]' : `[${`*${names[index - 1]}, `.repeat(9)}]`
  return `${name}: &${name} ${value}\n`
})

test.each([
  ['exponential aliases', laughs.join(''), '2:8 YAML alias *a is not allowed; write the value out'],
  [
    'many aliases of a long text',
    `a: &a "${'x'.repeat(500_000)}"\nb: [${'*a, '.repeat(1000)}]\n`,
    '2:5 YAML alias *a is not allowed',
  ],
  ['an alias of itself', `${facts}tags: &a [*a]\n`, '3:11 YAML alias *a is not allowed'],
  ['an alias of nothing', `${facts}tags: *b\n`, '3:7 YAML alias *b is not allowed'],
  ['merged fields', `${facts}<<: *b\n`, '3:5 YAML alias *b is not allowed'],
  ['a tag', `${facts}tags: !!binary aGVsbG8=\n`, '3:16 YAML tag "binary" is not allowed; write the value without it'],
  ['a tag for code', `${facts}tags: !!js/function "() => 1"\n`, '3:21 YAML tag "js/function" is not allowed'],
  ['two documents', `${facts}---\n${facts}`, '3:1 The line "---" starts a second document; remove it'],
  ['a list', '- category: thi-truong\n', '1:1 Must be fields, each on a line of its own'],
  ['a sentence', '# Sự kiện\n\nMột câu\n', '3:1 Must be fields, each on a line of its own'],
  ['a field named by a list', `${facts}? [a, b]\n: c\n`, '3:3 The name of a field must be a word, not a list'],
  ['a key twice', `${facts}category: san-pham\n`, '3:1 Duplicate field "category"; keep one'],
  ['a key twice within another', `${facts}withdrawal: {at: a, at: b}\n`, '3:21 Duplicate field "at"'],
  ['a tab as indent', `${facts}tags:\n\t- vi-mo\n`, '4:1 Tabs are not allowed as indentation'],
  [
    'a colon within a value',
    `${facts}tags: a: b\n`,
    '3:7 Value contains a colon followed by a space, which starts a field',
  ],
  ['a value with a special character', `${facts}tags: @a\n`, '3:7 Value starts with a special character'],
  ['words after a quote', `${facts}tags: "a" b\n`, '3:11 Unexpected text; put the whole value in quotes'],
  ['a line without a field', `${facts}tags\nsample: true\n`, '3:1 Not a field; write "name: value"'],
  ['a value with a "#"', `${facts}tags: a #1\n`, '3:7 "#1" is read as a comment; put the whole value in quotes'],
  ['a mark before an alias', `${facts}tags: &a *b\n`, '3:10 “&”, “*”, “!” and “%” have a meaning of their own'],
  ['two marks', `${facts}tags: &a &b c\n`, '3:10 “&”, “*”, “!” and “%” have a meaning of their own'],
  ['a backslash', `${facts}tags: "C:\\q"\n`, 'In "…", a backslash has a meaning of its own'],
  ['items without a comma', `${facts}tags: ["a" "b"]\n`, 'A sign is missing here: a comma between items'],
  ['an unclosed quote', 'category: "thi-truong\n', '1:22 Missing closing quote; write " at the end of the value'],
  ['a name of an object property', `${facts}__proto__: {}\n`, '3:1 Unknown field "__proto__".'],
  ['nested lists', `${facts}tags: ${'['.repeat(50)}${']'.repeat(50)}\n`, '3:39 Nested too deeply; reduce the nesting'],
  ['very deeply nested lists', `${facts}tags: ${'['.repeat(100_000)}\n`, 'Nested too deeply; reduce the nesting'],
  ['very deeply nested maps', `${facts}tags: ${'{a: '.repeat(100_000)}\n`, 'Nested too deeply; reduce the nesting'],
])('%s is reported once, with its position', async (_name, yaml, problem) => {
  const problems = await inFacts(yaml)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('news/a/entry.yaml:')
  expect(problems[0]).toContain(problem)
})

test('all unknown fields are reported, and missing fields with their description', async () => {
  expect(await inFacts('catgory: a\nstatus: published\npublished: 2026\nx: 1\n')).toEqual([
    'news/a/entry.yaml:1:1 Missing field "category": thi-truong: the market; doanh-nghiep: the firm; san-pham: products; nha-dau-tu: guidance for investors.',
    'news/a/entry.yaml:1:1 Unknown field "catgory". Did you mean "category"?',
    'news/a/entry.yaml:3:1 Unknown field "published". Did you mean "publishedAt"?',
    'news/a/entry.yaml:4:1 Unknown field "x".',
    'news/a/entry.yaml:1:1 "publishedAt": Is missing: when it appears on the site, such as 2026-10-12T08:30+07:00',
  ])
})

test('errors in frontmatter have their position in the file', async () => {
  const matter = 'title: &a Tiêu đề\nsummary: *a'
  expect(await problemsOf(entry({ 'news/a/vi.md': text('Một đoạn.', matter) }))).toEqual([
    'news/a/vi.md:3:10 YAML alias *a is not allowed; write the value out',
  ])
})
