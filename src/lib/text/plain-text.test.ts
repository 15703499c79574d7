import { expect, test } from 'vitest'
import { escapeHtml } from './html.ts'
import { toPlainText } from './plain-text.ts'

test.each([
  ['<p>Một <strong>hai</strong></p><p>ba</p>', 'Một hai\nba\n'],
  ['<h2 id="a">Mục</h2><ul><li>x<br>y</li></ul>', 'Mục\nx\ny\n'],
  ['<table><tr><td>1</td><td>2</td></tr></table>', '1\n2\n\n'],
  [`<p>${escapeHtml('<b>"A" & \'B\'</b>')}</p>`, '<b>"A" & \'B\'</b>\n'],
  ['', ''],
])('%s', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
