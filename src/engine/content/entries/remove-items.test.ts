import { expect, test } from 'vitest'
import { removeItems } from './remove-items.ts'

type Path = readonly (string | number)[]

const facts = { name: 'a', list: [{ inner: ['x', 'y', 'z'] }, { inner: ['u'] }, { inner: ['v', 'w'] }] }

test.each<[string, Path[], unknown, Path, Path]>([
  ['nothing', [], facts.list, ['list', 1, 'inner', 0], ['list', 1, 'inner', 0]],
  ['the last item', [['list', 2]], facts.list.slice(0, 2), ['list', 1], ['list', 1]],
  ['the first item', [['list', 0]], facts.list.slice(1), ['list', 1, 'inner', 1], ['list', 2, 'inner', 1]],
  [
    'two items in a row',
    [
      ['list', 0],
      ['list', 1],
    ],
    facts.list.slice(2),
    ['list', 0],
    ['list', 2],
  ],
  [
    'an item, and one of an inner list',
    [
      ['list', 1],
      ['list', 2, 'inner', 0],
    ],
    [facts.list[0], { inner: ['w'] }],
    ['list', 1, 'inner', 0],
    ['list', 2, 'inner', 1],
  ],
  ['all items', [0, 1, 2].map((index) => ['list', index]), [], ['list'], ['list']],
])('%s: what is left, and where it stands', (_case, items, list, path, written) => {
  const before = structuredClone(facts)
  const removed = removeItems(facts, items)
  expect(removed.facts).toEqual({ name: 'a', list })
  expect(removed.toWrittenPath(path)).toEqual(written)
  expect(facts).toEqual(before)
})
