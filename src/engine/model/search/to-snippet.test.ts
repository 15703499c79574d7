import { expect, test } from 'vitest'
import { toSnippet } from './to-snippet.ts'

const isMatch = (word: string) => ['cổ', 'tức'].includes(word.toLowerCase())
const long = 'Công ty giữ lại một phần lợi nhuận cho các kế hoạch của năm sau. '.repeat(8)

test.each<[string, string, RegExp]>([
  ['nothing', '', /^$/],
  ['a summary, where nothing matches', `Một câu tóm tắt của trang này.\n${long}`, /^Một câu tóm tắt của trang này\.$/],
  [
    'the passage that matches',
    `Một câu tóm tắt của trang này.\n${long}\nNgày trả cổ tức là 5/12/2026.`,
    /^Ngày trả cổ tức là 5\/12\/2026\.$/,
  ],
  ['no headings', `Cổ tức\n${long}`, /^Công ty giữ/],
  ['a long passage, cut', `${'rất dài '.repeat(60)} cổ tức ${'rất dài '.repeat(60)}`, /^… .*cổ tức.* …$/],
  [
    'text that looks like markup',
    'Cổ tức <script>alert(1)</script> của năm',
    /^Cổ tức <script>alert\(1\)<\/script> của năm$/,
  ],
])('%s', (_case, text, snippet) => {
  const found = toSnippet(text, isMatch)
  expect(found).toMatch(snippet)
  expect(found.length).toBeLessThan(280)
})
