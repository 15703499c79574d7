import { expect, test } from 'vitest'
import { toPaginationWindow } from './pagination-window.ts'

test.each([
  [1, 10, '1 2 3 4 5 6 7 … 10'],
  [5, 10, '1 2 3 4 5 6 7 … 10'],
  [6, 10, '1 … 4 5 6 7 8 9 10'],
  [8, 10, '1 … 4 5 6 7 8 9 10'],
  [10, 10, '1 … 4 5 6 7 8 9 10'],
  [50, 100, '1 … 48 49 50 51 52 … 100'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [1, 1, '1'],
])('page %s of %s', (page, pages, expected) => {
  const shown = toPaginationWindow(page, pages).map((slot) => (typeof slot === 'string' ? '…' : slot))
  expect(shown.join(' ')).toBe(expected)
})
