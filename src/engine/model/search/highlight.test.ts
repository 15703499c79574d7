import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const isMatch = (word: string) => ['đầu', 'tư'].includes(word.toLowerCase())

test.each([
  ['', ''],
  ['Nhà đầu tư', 'Nhà [đầu tư]'],
  ['Đầu\u00a0tư công', '[Đầu\u00a0tư] công'],
  ['đầu, tư', '[đầu], [tư]'],
  ['không có', 'không có'],
  ['<b>đầu</b>', '<b>[đầu]</b>'],
])('%s → %s', (text, shown) => {
  const parts = highlight(text, isMatch)
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(shown)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
