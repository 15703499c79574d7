import { describe, expect, test } from 'vitest'
import { NumberMap } from './number-map.ts'

describe('NumberMap', () => {
  const largest = Number.MAX_SAFE_INTEGER
  test.each([
    { name: 'nothing', pairs: [] },
    { name: 'zero', pairs: [[0, 0]] },
    { name: 'the largest', pairs: [[largest, largest]] },
    {
      name: 'another value',
      pairs: [
        [5, 1],
        [5, 2],
      ],
    },
    // Some of them begin at the same place.
    { name: 'more than fit at first', pairs: Array.from({ length: 5000 }, (_, index) => [index * 0x7fff_ffff, index]) },
    {
      name: 'of 48 bits',
      pairs: Array.from({ length: 5000 }, (_, index) => [(index * 0x9e37_79b9_7f4b) % 2 ** 48, index]),
    },
  ] satisfies { name: string; pairs: [number, number][] }[])('keeps what a Map keeps: $name', ({ pairs }) => {
    const [found, expected] = [new NumberMap(), new Map<number, number>()]
    for (const [key = 0, value = 0] of pairs) {
      found.set(key, value)
      expected.set(key, value)
    }
    expect([...expected.keys()].map((key) => found.get(key))).toEqual([...expected.values()])
    expect(found.get(7)).toBeUndefined()
  })
})
