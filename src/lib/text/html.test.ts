import { expect, test } from 'vitest'
import { escapeHtml, toScriptJson } from './html.ts'

test('text cannot become markup', () => {
  expect(escapeHtml(`<img src='x' onerror="a&b">`)).toBe('&lt;img src=&#39;x&#39; onerror=&quot;a&amp;b&quot;&gt;')
})

test('JSON cannot close its script element, and reads back the same', () => {
  const value = { text: '</script><!--<script>]]>\u2028\u2029' }
  expect(toScriptJson(value)).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(toScriptJson(value))).toEqual(value)
})
