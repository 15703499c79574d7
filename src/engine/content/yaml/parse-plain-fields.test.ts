import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parsePlainFields } from './parse-plain-fields.ts'

test.each([
  'title: Một tiêu đề\nsummary: Câu đầu, câu sau.',
  'title: A:b, c#d\n\nsummary: It is "quoted" inside, it’s [plain]',
  'publishedAt: 2026-10-12T08:30+07:00\nday: 2026-10-12\nsample: true\nother: false',
  'title: Nullable, trueish',
])('what it parses is what the parser gives: %j', (text) => {
  expect(parsePlainFields(text)).toEqual(parse(text))
})

test.each([
  'title: a: b',
  'title: a #b',
  'title: a:',
  'title: "a"',
  'title: [a]',
  'title: a ',
  'title:  a',
  'title:',
  'title: null',
  'title: True',
  'title: ~',
  'title: 12',
  'title: 1.5',
  'title: -a',
  'title: a\n  b',
  'title: a\ntitle: b',
  'title: a\tb',
  'title: a\n---\ntitle: b',
  'title: a\n# b',
  'title: >\n  a',
  ' title: a',
  '- a',
  'a-b: c',
  '__proto__: a',
  'title: *a',
  'title: !a b',
  'title: @a',
  'title: 2026-10-12T08:30+07:00x',
  'title: a\r',
])('it leaves what is not plain to the parser: %j', (text) => {
  expect(parsePlainFields(text)).toBeUndefined()
})
