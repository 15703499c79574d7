import { expect, test } from 'vitest'
import { toTreads, unit, type Level } from './treads.ts'

const cases: [string, Level[], number, { path: string; missing: string }][] = [
  ['one tread', [1], 3, { path: 'M0,4H24', missing: '' }],
  ['two that rise', [1, 2], 3, { path: 'M0,12H24V4H48', missing: '' }],
  ['two that descend', [3, 1], 3, { path: 'M0,4H24V20H48', missing: '' }],
  ['two that are level', [2, 2], 3, { path: 'M0,4H24V4H48', missing: '' }],
  ['the first one missing', [{ missing: 3 }, 3], 3, { path: 'M24,4H48', missing: 'M0,4H24' }],
  ['a gap', [1, 2, { missing: 3 }, 2], 2, { path: 'M0,20H16V12H32M48,12H64', missing: 'M32,4H48' }],
  ['none', [], 2, { path: '', missing: '' }],
]

test.each(cases)('%s', (_case, levels, span, expected) => {
  expect(toTreads(levels, span)).toMatchObject(expected)
})

test.each(cases)(
  '%s: within its box and on the grid, from left to right, as high as its level',
  (_case, levels, span) => {
    const { width, height, path, missing } = toTreads(levels, span)
    expect([width % unit, height % unit]).toEqual([0, 0])
    const xs = [...(path + missing).matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x))
    const ys = [...(path + missing).matchAll(/(?:V|,)(\d+)/g)].map(([, y]) => Number(y))
    for (const x of xs) expect([x % unit, x >= 0 && x <= width]).toEqual([0, true])
    for (const y of ys) expect([y % unit, y > 0 && y < height]).toEqual([unit / 2, true])
    const own = [...path.matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x))
    expect(own).toEqual(own.toSorted((a, b) => a - b))
    // Half a step below the lowest line is zero.
    const known = levels.filter((level) => typeof level === 'number')
    const heights = [...path.matchAll(/(?:V|,)(\d+)/g)].map(([, y]) => (height - unit / 2 - Number(y)) / unit)
    expect(heights).toEqual(known)
  },
)

test('drawings beside each other stand on one ground', () => {
  const [low, high] = [toTreads([1], 2, 3), toTreads([3], 2, 3)]
  expect([low.height, high.height]).toEqual([32, 32])
  expect([low.path, high.path]).toEqual(['M0,20H16', 'M0,4H16'])
})
