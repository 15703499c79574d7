import { expect, test } from 'vitest'
import { escapeHtml } from './html.ts'
import { toPlainLine, toPlainText } from './to-plain-text.ts'

test.each([
  ['<p>Một <strong>hai</strong></p><p>ba</p>', 'Một hai\nba\n'],
  ['<h2 id="a">Mục</h2><ul><li>x<br>y</li></ul>', 'Mục\nx\ny\n'],
  ['<table><tr><td>1</td><td>2</td></tr></table>', '1\n2\n\n'],
  [`<p>${escapeHtml('<b>"A" & \'B\'</b>')}</p>`, '<b>"A" & \'B\'</b>\n'],
  ['', ''],
])('%s', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})

test.each([
  ['<p>One <strong>bold</strong>word.</p>\n<p>Two.</p>', 'One boldword. Two.'],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>', 'a b'],
  ['<p>a<br>b &lt;script&gt; &amp;lt; &quot;c&quot;</p>', 'a b <script> &lt; "c"'],
  ['<h2 id="x">H</h2><table><tr><th>1</th><td>2</td></tr></table>', 'H 1 2'],
  ['<p><a href="/a?b=1&amp;c=2">link</a>\u00a0đ</p>', 'link đ'],
  ['', ''],
])('%j on one line', (html, text) => {
  expect(toPlainLine(html)).toBe(text)
})
