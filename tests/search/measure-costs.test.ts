import { expect, test } from 'vitest'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import { measureCosts } from './measure-costs.ts'
import { toCases } from './queries/search-case.ts'

test('counts the files of the first query of each visit', async () => {
  const answer: SearchAnswer = {
    query: { q: '', page: 1 },
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
})
