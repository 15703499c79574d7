import { expect, test } from 'vitest'
import { countValues, findWanted, type Facetted, type Wanted } from './facets.ts'

type Name = 'year' | 'kind'

const rows: (Facetted<Name> & { id: string })[] = [
  { id: 'a', day: '2026-11-20', values: { year: ['2026'], kind: ['x', 'y'] } },
  { id: 'b', day: '2026-01-01', values: { year: ['2026'], kind: ['x'] } },
  { id: 'c', day: '2025-12-31', values: { year: ['2025'] } },
]

test.each<[string, Wanted<Name>, string]>([
  ['no filter', { values: {} }, 'abc'],
  ['filters that are undefined', { values: { year: undefined }, from: undefined }, 'abc'],
  ['a value', { values: { year: '2026' } }, 'ab'],
  ['one of several values', { values: { kind: 'y' } }, 'a'],
  ['two values', { values: { year: '2026', kind: 'x' } }, 'ab'],
  ['two values that no row has both of', { values: { year: '2025', kind: 'x' } }, ''],
  ['an unknown value', { values: { kind: '__proto__' } }, ''],
  ['from a day on', { values: {}, from: '2026-01-01' }, 'ab'],
  ['to a day', { values: {}, to: '2026-01-01' }, 'bc'],
  ['one day', { values: {}, from: '2026-01-01', to: '2026-01-01' }, 'b'],
  ['a value and days', { values: { kind: 'x' }, from: '2026-01-02' }, 'a'],
])('%s', (_case, wanted, expected) => {
  const found = findWanted(rows, wanted)
  expect(found.map(({ id }) => id).join('')).toBe(expected)
})

test.each<[Name, Record<string, number>]>([
  ['year', { 2026: 2, 2025: 1 }],
  ['kind', { x: 2, y: 1 }],
])('counts of %s', (name, expected) => {
  expect(Object.fromEntries(countValues(rows, name))).toEqual(expected)
})
