import { expect, test } from 'vitest'
import { toCostTable, toPercentile, toRecallTable } from './to-search-tables.ts'

test('shows shares of all queries', () => {
  const recall = { queries: 4, first: 1, firstFive: 2 }
  const table = toRecallTable({ all: recall, byKind: [{ kind: 'accents', ...recall }], misses: [] })
  expect(table).toContain('| all | 4 | 25.0 % | 50.0 % |')
})

test('shows medians, 95th percentiles and maxima of costs', () => {
  const costs = [6000, 7000].map((bytes) => ({ bytes, files: 2, firstMs: 1, againMs: 0.5 }))
  expect(toCostTable(costs)).toContain('| KB of the first query (Brotli) | 6.0 | 7.0 | 7.0 |')
})

test.each([
  [[], 0.5, 0],
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.95, 4],
  [[1, 2, 3, 4], 1, 4],
])('%j at %d is %d', (values, share, expected) => {
  expect(toPercentile(values, share)).toBe(expected)
})
