import { expect, test } from 'vitest'
import { notFoundPathLimit, toNotFoundMessage, toSearchWords } from './not-found.ts'

test.each([
  ['/khong-co', 'Page Not Found: /khong-co'],
  ['/khong-co?x=1&y=', 'Page Not Found: /khong-co?x=1&y='],
  ['/<b>', 'Page Not Found: /<b>'],
])('%s', (path, message) => {
  expect(toNotFoundMessage(path)).toBe(message)
})

test('the path is cut at 200 characters', () => {
  expect(notFoundPathLimit).toBe(200)
  const path = `/${'a'.repeat(199)}`
  expect(toNotFoundMessage(path)).toBe(`Page Not Found: ${path}`)
  expect(toNotFoundMessage(`${path}b`)).toBe(`Page Not Found: ${path}`)
})

test.each([
  ['/tin-tuc/bao-cao-nganh-thep', 'bao cao nganh thep'],
  ['/tin-tuc/bao-cao-nganh-thep/?trang=2', 'bao cao nganh thep'],
  ['/tai-lieu/bieu_phi.2026.pdf', 'bieu phi 2026'],
  ['/c%E1%BB%95-t%E1%BB%A9c', 'cổ tức'],
  ['/c%E1%BB', 'c E1 BB'],
  ['/%3Cimg%20src=x%3E?q=%3Cb%3E', 'img src x'],
  ['/', ''],
  [`/${'a'.repeat(200)}`, 'a'.repeat(80)],
])('who asks for %s may look for "%s"', (path, words) => {
  expect(toSearchWords(path)).toBe(words)
})
