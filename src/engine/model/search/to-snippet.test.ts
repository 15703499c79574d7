import { expect, test } from 'vitest'
import { toSnippet } from './to-snippet.ts'

const isMatch = (word: string) => ['cổ', 'tức'].includes(word.toLowerCase())
const long = 'Công ty giữ lại một phần lợi nhuận cho các kế hoạch của năm sau. '.repeat(8)

test.each<[string, unknown, string | undefined, RegExp]>([
  ['nothing', undefined, undefined, /^$/],
  [
    'a summary, where nothing matches',
    { title: 'Tin', summary: 'Một câu tóm tắt của trang này.' },
    undefined,
    /^Một câu tóm tắt của trang này\.$/,
  ],
  [
    'the passage that matches',
    { summary: 'Một câu tóm tắt của trang này.', html: `<p>${long}</p><p>Ngày trả <b>cổ tức</b> là 5/12/2026.</p>` },
    undefined,
    /^Ngày trả cổ tức là 5\/12\/2026\.$/,
  ],
  [
    'no headings of other pages',
    { relations: [{ title: 'Cổ tức năm trước của công ty này' }], html: `<p>${long}</p>` },
    undefined,
    /^Công ty giữ/,
  ],
  [
    'the part with the anchor',
    {
      html: '<p>Cổ tức của cả trang này là đây.</p>',
      entries: [{ slug: 'a', html: '<p>Không có gì về điều được tìm.</p>' }],
    },
    'a',
    /^Không có gì/,
  ],
  ['the page, without such a part', { html: '<p>Cổ tức của cả trang này là đây.</p>' }, 'a', /^Cổ tức của cả/],
  [
    'a long passage, cut',
    { html: `<p>${'rất dài '.repeat(60)} cổ tức ${'rất dài '.repeat(60)}</p>` },
    undefined,
    /^… .*cổ tức.* …$/,
  ],
  [
    'text that looks like markup',
    { html: '<p>Cổ tức &lt;script&gt;alert(1)&lt;/script&gt; của năm</p>' },
    undefined,
    /^Cổ tức <script>alert\(1\)<\/script> của năm$/,
  ],
])('%s', (_case, payload, anchor, snippet) => {
  const found = toSnippet(payload, anchor, isMatch)
  expect(found).toMatch(snippet)
  expect(found.length).toBeLessThan(280)
})
