import { expect, test } from 'vitest'
import { tenureSize, toTenure } from './tenure.ts'

test.each([
  ['from the last year on', { from: 2026 }, 'M56,80V72H64V80Z'],
  ['three years', { from: 2024 }, 'M40,80V72H48V64H56V56H64V80Z'],
  ['an end', { from: 2022, to: 2023 }, 'M24,80V72H32V64H40V80Z'],
  ['one year', { from: 2024, to: 2024 }, 'M40,80V72H48V80Z'],
  ['a beginning before the first year shown', { from: 2015, to: 2019 }, 'M0,80V40H8V80Z'],
  ['all before the years shown', { from: 2010, to: 2014 }, ''],
  ['an office that begins later', { from: 2027 }, ''],
])('%s', (_case, tenure, path) => {
  expect(toTenure({ ...tenure, last: 2026 })).toBe(path)
})

test('every tread is on the grid, inside, below the initials, and stands for one year', () => {
  for (let from = 2000; from <= 2026; from++) {
    for (let to = from; to <= 2026; to++) {
      const path = toTenure({ from, to, last: 2026 })
      const numbers = [...path.matchAll(/\d+/g)].map(Number)
      expect(numbers.filter((number) => number % 8 !== 0)).toEqual([])
      const [xs, ys] = ['H', 'V'].map((line) =>
        [...path.matchAll(new RegExp(`${line}(\\d+)`, 'g'))].map(([, n]) => Number(n)),
      )
      expect(xs).toHaveLength(Math.max(0, to - Math.max(from, 2019) + 1))
      expect(Math.max(0, ...(xs ?? []))).toBeLessThanOrEqual(tenureSize.width)
      expect(Math.min(80, ...(ys ?? []))).toBeGreaterThanOrEqual(32)
    }
  }
})
