import { expect, test } from 'vitest'
import { visitPostings, parseTermTable, toTermTable, type Postings } from './term-table.ts'

const tables: [string, [string, Postings][]][] = [
  ['no terms', []],
  ['a term of one document', [['a', [[0]]]]],
  [
    'terms of several levels',
    [
      ['đầu tư', [undefined, [0, 1, 500], undefined, [70_000]]],
      ['dau\tđầu', [[3], undefined, undefined, undefined, undefined, undefined, undefined, [4, 5]]],
      ['x', []],
    ],
  ],
]

test.each(tables)('%s read back the same', (_case, terms) => {
  const bytes = toTermTable(terms)
  const places = parseTermTable(bytes)
  expect([...places.keys()]).toEqual(terms.map(([term]) => term))
  for (const [term, postings] of terms) {
    const read: [number, number][] = []
    visitPostings(bytes, places.get(term) ?? 0, (number, level) => read.push([number, level]))
    expect(read).toEqual(postings.flatMap((numbers, level) => (numbers ?? []).map((number) => [number, level])))
  }
})
