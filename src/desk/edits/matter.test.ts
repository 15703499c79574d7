import { expect, test } from 'vitest'
import { editsOf, readBody, setBody } from './matter.ts'

const { set, read } = editsOf('vi.md')

test.each<[string, string, string]>([
  ['fields', '---\ntitle: a # c\n---\n\n# b\n', '---\ntitle: x # c\n---\n\n# b\n'],
  ['line breaks of Windows', '---\r\ntitle: a\r\n---\r\n\r\nb\r\n', '---\r\ntitle: x\r\n---\r\n\r\nb\r\n'],
  ['a mark of the order of bytes', '\ufeff---\ntitle: a\n---\nb', '\ufeff---\ntitle: x\n---\nb'],
  ['a line in the text that looks like an end', '---\ntitle: a\n---\nb\n---\nc\n', '---\ntitle: x\n---\nb\n---\nc\n'],
  ['no fields', '---\n---\nb\n', '---\ntitle: x\n---\nb\n'],
  ['no frontmatter', 'b\n', '---\ntitle: x\n---\n\nb\n'],
  ['an end without a line break', '---\ntitle: a\n---', '---\ntitle: x\n---'],
])('a text with %s', (_case, text, expected) => {
  const edited = set(text, ['title'], 'x')
  expect(edited.isDone && edited.text).toBe(expected)
  expect(edited.isDone && read(edited.text, ['title'])).toBe('x')
})

test.each<[string, string, number]>([
  ['without an end', '---\ntitle: a\n\nb\n', 1],
  ['that cannot be read', '---\na: 1\ntitle: [\n---\nb\n', 4],
])('frontmatter %s', (_case, text, line) => {
  expect(set(text, ['title'], 'x')).toMatchObject({ isDone: false, reason: 'broken', line })
})

test('the text alone is another', () => {
  const text = '---\ntitle: a\n---\n\nb\n'
  expect(readBody(text)).toBe('\nb\n')
  expect(setBody(text, '\ne\u0301\n')).toBe('---\ntitle: a\n---\n\né\n')
})
