import { expect, test } from 'vitest'
import { isRich } from './is-rich.ts'

test.each([
  ['', false],
  ['<meta charset="utf-8"><span>one line</span>', false],
  ['<meta charset="utf-8"><div>a</div>', false],
  ['<meta name="generator" content="vscode"><p>a</p>', false],
  ['<p class=MsoNormal>Kính gửi</p>', true],
  ['<b>đậm</b>', true],
  ['<a href="https://a.example">a</a>', true],
  ['<table><tr><td>1</td></tr></table>', true],
])('%s has form: %s', (html, expected) => {
  expect(isRich(html)).toBe(expected)
})
