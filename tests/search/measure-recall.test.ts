import { expect, test } from 'vitest'
import { describeMisses } from './describe-misses.ts'
import { measureRecall, toShare } from './measure-recall.ts'
import { toCases } from './queries/search-case.ts'

const answers: Record<string, readonly string[]> = {
  'biểu phí': ['/ho-tro/bieu-phi#ky-quy', '/ho-tro'],
  'lien he': ['/ho-tro', '/ho-tro/lien-he'],
  fees: ['/1', '/2', '/3', '/4', '/5', '/ho-tro/bieu-phi'],
}

const find = async (query: string) => answers[query] ?? []

test('counts first places and first fives by kind, and lists what came instead', async () => {
  const cases = [
    ...toCases('accents', 'vi', [['biểu phí', '/ho-tro/bieu-phi']]),
    ...toCases('without accents', 'vi', [['lien he', '/lien-he', '/ho-tro/lien-he']]),
    ...toCases('English', 'en', [
      ['fees', '/ho-tro/bieu-phi'],
      ['contact', '/ho-tro/lien-he'],
    ]),
  ]
  const report = await measureRecall(cases, find)
  expect(report.all).toEqual({ queries: 4, first: 1, firstFive: 2 })
  expect(report.byKind).toEqual([
    { kind: 'accents', queries: 1, first: 1, firstFive: 1 },
    { kind: 'without accents', queries: 1, first: 0, firstFive: 1 },
    { kind: 'English', queries: 2, first: 0, firstFive: 0 },
  ])
  expect(report.misses.map(({ query, place }) => [query, place])).toEqual([
    ['lien he', 2],
    ['fees', undefined],
    ['contact', undefined],
  ])
  expect(toShare(report.all.firstFive, report.all)).toBe(0.5)
  expect(describeMisses(report.misses)).toContain('“contact”: not among the first five')
})
