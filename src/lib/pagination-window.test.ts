import { expect, test } from 'vitest'
import { toPaginationItems, type PaginationItem } from './pagination-window.ts'

const toText = (items: readonly PaginationItem[]) =>
  items.map(({ slot }) => (typeof slot === 'string' ? '…' : slot)).join(' ')

test.each([
  [1, 10, '1 2 3 4 5 6 7 … 10', '1 2 3 … 10'],
  [3, 10, '1 2 3 4 5 6 7 … 10', '1 2 3 … 10'],
  [4, 10, '1 2 3 4 5 6 7 … 10', '1 … 4 … 10'],
  [5, 10, '1 2 3 4 5 6 7 … 10', '1 … 5 … 10'],
  [6, 10, '1 … 4 5 6 7 8 9 10', '1 … 6 … 10'],
  [8, 10, '1 … 4 5 6 7 8 9 10', '1 … 8 9 10'],
  [10, 10, '1 … 4 5 6 7 8 9 10', '1 … 8 9 10'],
  [50, 100, '1 … 48 49 50 51 52 … 100', '1 … 50 … 100'],
  [5, 9, '1 2 3 4 5 6 7 8 9', '1 … 5 … 9'],
  [2, 6, '1 2 3 4 5 6', '1 2 3 … 6'],
  [4, 5, '1 2 3 4 5', '1 2 3 4 5'],
  [1, 1, '1', '1'],
])('page %s of %s: %s, on a phone %s', (page, pages, wide, narrow) => {
  const items = toPaginationItems(page, pages)
  expect(toText(items.filter(({ only }) => only !== 'narrow'))).toBe(wide)
  expect(toText(items.filter(({ only }) => only !== 'wide'))).toBe(narrow)
  expect(new Set(items.map(({ slot }) => slot)).size).toBe(items.length)
})
