import { expect, test } from 'vitest'
import { toPlainText } from './to-plain-text.ts'

test.each([
  ['<p>One <strong>bold</strong>word.</p>\n<p>Two.</p>', 'One boldword. Two.'],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>', 'a b'],
  ['<p>a<br>b &lt;script&gt; &amp;lt; &quot;c&quot;</p>', 'a b <script> &lt; "c"'],
  ['<h2 id="x">H</h2><table><tr><th>1</th><td>2</td></tr></table>', 'H 1 2'],
  ['<p><a href="/a?b=1&amp;c=2">link</a>\u00a0đ</p>', 'link đ'],
  ['', ''],
])('the text of %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
