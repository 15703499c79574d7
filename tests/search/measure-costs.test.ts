import { expect, test } from 'vitest'
import type { SearchAnswer } from '#model/search/search-answer.ts'
import { measureCosts, toCostTable, toPercentile } from './measure-costs.ts'
import { toCases } from './queries/search-case.ts'

test('counts the files of the first query of each visit', async () => {
  const answer: SearchAnswer = {
    query: { q: '', trang: 1 },
    total: 0,
    pages: 1,
    hits: [],
    sections: [],
    years: [],
  }
  const cases = toCases('accents', 'vi', [
    ['biểu phí', '/ho-tro/bieu-phi'],
    ['liên hệ', '/ho-tro/lien-he'],
  ])
  const costs = await measureCosts(cases, (_locale, countFile) => ({
    find: async ({ q }) => {
      for (const word of q.split(' ')) countFile(word.length * 1000)
      return answer
    },
  }))
  expect(costs.map(({ bytes, files }) => [bytes, files])).toEqual([
    [7000, 2],
    [6000, 2],
  ])
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
