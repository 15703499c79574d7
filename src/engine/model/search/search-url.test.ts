import { expect, test } from 'vitest'
import { parseSearchQuery, toQueryUrl } from './search-url.ts'

test.each<[name: string, q: string, expected: string]>([
  ['of 200 letters', 'a'.repeat(200), 'a'.repeat(200)],
  ['that is longer', 'a'.repeat(7000), 'a'.repeat(200)],
  ['with a letter of two units at the end', `${'a'.repeat(199)}𝄞b`, 'a'.repeat(199)],
  ['with spaces and signs', ' cổ tức & 50% ', ' cổ tức & 50% '],
])('a query %s', (_name, q, expected) => {
  const query = parseSearchQuery(new URLSearchParams({ q }))
  expect(query.q).toBe(expected)
  expect(parseSearchQuery(new URL(toQueryUrl(query), 'https://x.example').searchParams)).toEqual(query)
})

test('of several values the first query counts, and invalid ones count as absent', () => {
  const params = new URLSearchParams('q=a&q=b&nam=2026&nam=2025&trang=x')
  expect(parseSearchQuery(params)).toEqual({ q: 'a', section: undefined, year: undefined, page: 1 })
})
