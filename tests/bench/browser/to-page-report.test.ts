import { expect, test } from 'vitest'
import { toFigureTable, toMedians } from './to-page-report.ts'

const rounds = [
  { FCP: 1000.4, CLS: 0.0004, 'script KB': 10.26, hydrated: 5 },
  { FCP: 3000, CLS: 0, 'script KB': 10.26, hydrated: undefined },
  { FCP: 1100, CLS: 0.2, 'script KB': 10.26, hydrated: 6 },
]

test('the median of each figure; none where a round lacks it', () => {
  expect(toMedians(rounds)).toEqual({ FCP: 1100, CLS: 0.0004, 'script KB': 10.26, hydrated: undefined })
})

test('milliseconds and counts are whole, KB have one decimal, shifts three', () => {
  const subjects = [{ site: 'this site', page: 'home vi', path: '/', rounds }]
  expect(toFigureTable(subjects, ['FCP', 'CLS', 'script KB', 'hydrated'])).toBe(
    [
      '| site | page | FCP | CLS | script KB | hydrated |',
      '|---|---|---|---|---|---|',
      '| this site | home vi | 1100 | 0.000 | 10.3 | – |',
    ].join('\n'),
  )
})
