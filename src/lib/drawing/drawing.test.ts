import { expect, test } from 'vitest'
import { toBand, toLabelPlaces } from './band.ts'
import { toBars } from './bars.ts'
import type { Box } from './box.ts'
import { toRangeBar } from './range-bar.ts'
import { toScale, type Extent } from './scale.ts'
import { toStair } from './stair.ts'

const box: Box = { width: 120, height: 40, padding: 10 }

test.each<[string, Extent, number, number]>([
  ['the low end', [5, 15], 5, 0],
  ['the high end', [5, 15], 15, 100],
  ['between', [5, 15], 7.5, 25],
  ['a single figure', [5, 5], 5, 50],
  ['beyond the scale', [5, 15], 20, 150],
])('scale: %s', (_case, extent, value, expected) => {
  expect(toScale(extent, [0, 100])(value)).toBe(expected)
})

test.each<[string, [from: number, to: number], object]>([
  ['up', [20, 30], { from: 30, to: 40, direction: 'up' }],
  ['down', [30, 20], { from: 40, to: 30, direction: 'down' }],
  ['flat', [20, 20], { from: 30, to: 30, direction: 'flat' }],
])('range bar: %s', (_case, [from, to], expected) => {
  expect(toRangeBar(from, to, [0, 100], box)).toEqual({ ...expected, track: [10, 110] })
})

test.each<[string, Extent, Extent]>([
  ['at the edges', [30, 90], [30, 90]],
  ['both away from the ends', [5, 118], [20, 100]],
  ['a narrow band in the middle', [50, 60], [35, 75]],
  ['a narrow band at the start', [10, 20], [20, 60]],
  ['a narrow band at the end', [105, 112], [60, 100]],
  ['close to the first end alone', [2, 50], [20, 60]],
])('labels of a band: %s', (_case, edges, expected) => {
  expect(toLabelPlaces(edges, box.width, 40)).toEqual(expected)
})

test.each<[string, number | undefined, object]>([
  ['no figure', undefined, { low: 30, high: 90 }],
  ['inside', 1220, { low: 30, high: 90, marker: { x: 60, position: 'inside' } }],
  ['on a level', 1240, { low: 30, high: 90, marker: { x: 90, position: 'inside' } }],
  ['a little above', 1245, { low: 30, high: 90, marker: { x: 97.5, position: 'above' } }],
  // The scale widens, so that no figure is off the drawing.
  ['far above', 1290, { low: 22.9, high: 61.6, marker: { x: 110, position: 'above' } }],
  ['below', 1195, { low: 30, high: 90, marker: { x: 22.5, position: 'below' } }],
])('band: %s', (_case, value, expected) => {
  expect(toBand([1200, 1240], { value }, box)).toEqual(expected)
})

test('band: two figures', () => {
  expect(toBand([1200, 1240], { before: 1180, value: 1220 }, box)).toEqual({
    before: 10,
    low: 37.3,
    high: 91.8,
    marker: { x: 64.5, position: 'inside' },
  })
})

test.each<[string, number[], ReturnType<typeof toBars>]>([
  ['no figures', [], { ground: 'M50,0H50Z', ends: '', zero: 50 }],
  ['falling', [4, 3, 1], { ground: 'M0,0H100V1H75V2H25V3H0Z', ends: 'M100,0V1H75V2H25V3', zero: 0 }],
  ['on both sides of zero', [20, 0, -20], { ground: 'M50,0H100V1H50V2H0V3H50Z', ends: 'M100,0V1H50V2H0V3', zero: 50 }],
])('bars: %s', (_case, values, expected) => {
  expect(toBars(values)).toEqual(expected)
})

const stairBox: Box = { width: 110, height: 40, padding: 10 }

test.each<[string, (number | null)[], object | undefined]>([
  ['no figures', [], undefined],
  ['missing figures alone', [null, null], undefined],
  ['one', [4], { path: 'M0,10H100', area: 'M0,30V10H100V30Z', open: '', last: { x: 100, y: 10 }, zero: 30 }],
  [
    'rising and falling',
    [2, 4, 3, 1],
    {
      path: 'M0,20H25V10H50V15H75V25H100',
      area: 'M0,30V20H25V10H50V15H75V25H100V30Z',
      open: '',
      last: { x: 100, y: 25 },
      zero: 30,
    },
  ],
  [
    'a gap, and nothing at the end',
    [4, null, 2, null],
    { path: 'M0,10H25M50,20H75', area: 'M0,30V10H25V30ZM50,30V20H75V30Z', open: '', last: { x: 75, y: 20 }, zero: 30 },
  ],
  [
    'below zero',
    [5, -5],
    { path: 'M0,10H50V30H100', area: 'M0,20V10H50V30H100V20Z', open: '', last: { x: 100, y: 30 }, zero: 20 },
  ],
  [
    'nothing but zero',
    [0],
    { path: 'M0,20H100', area: 'M0,20V20H100V20Z', open: '', last: { x: 100, y: 20 }, zero: 20 },
  ],
])('stair: %s', (_case, values, expected) => {
  const { treads, ...shape } = toStair(values, stairBox) ?? { treads: [] }
  expect(treads.map(({ index }) => values[index])).toEqual(values.filter((value) => value !== null))
  expect(treads.length > 0 ? shape : undefined).toEqual(expected)
})

test.each<[string, openFrom: number, object]>([
  [
    'the last two',
    2,
    { path: 'M0,20H25V10H50', area: 'M0,30V20H25V10H50V30Z', open: 'M50,30V15H75V25H100V30', last: { x: 50, y: 10 } },
  ],
  ['all', 0, { path: '', area: '', open: 'M0,30V20H25V10H50V15H75V25H100V30', last: { x: 100, y: 25 } }],
  ['none', 4, { open: '', last: { x: 100, y: 25 } }],
])('stair: of figures that are not final, %s', (_case, openFrom, expected) => {
  expect(toStair([2, 4, 3, 1], stairBox, openFrom)).toMatchObject(expected)
})
