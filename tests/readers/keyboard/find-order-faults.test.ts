import { expect, test } from 'vitest'
import { findOrderFaults } from './find-order-faults.ts'
import type { Box, Stop } from './install-walk.ts'

const toBox = (left: number, top: number, width = 80, height = 24): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const stop = (name: string, place: readonly number[], first: Box, last = first): Stop => ({
  id: Number(place.join('')),
  name,
  place,
  first,
  last,
  isApart: false,
  faults: [],
})

/** The items of two lists that stand beside each other. */
const [a1, a2] = [stop('a1', [0, 0], toBox(0, 0)), stop('a2', [0, 1], toBox(0, 40))]
const [b1, b2] = [stop('b1', [1, 0], toBox(200, 0)), stop('b2', [1, 1], toBox(200, 40))]

test.each([
  ['down', [a1, a2], 0],
  ['up', [a2, a1], 1],
  ['right', [a1, b1], 0],
  ['left', [b1, a1], 1],
  ['column by column', [a1, a2, b1, b2], 0],
  ['the right column first', [b1, b2, a1, a2], 1],
  ['up within the items of one list, to the right', [a1, a2, stop('wide', [0, 2], toBox(200, 0))], 0],
  [
    'up to the right, beside a list that is as wide as both',
    [a1, stop('wide', [0, 1], toBox(0, 40, 400)), stop('beside', [1, 0], toBox(200, 0))],
    1,
  ],
  ['in a row of different heights', [stop('high', [0], toBox(0, 0, 80, 200)), stop('low', [1], toBox(100, 90))], 0],
  ['up to the facts of an argument', [b2, { ...a1, isApart: true }], 0],
  [
    'from the last line of a text',
    [stop('text', [0], toBox(300, 0), toBox(0, 30)), stop('next', [1], toBox(90, 30))],
    0,
  ],
])('%s', (_what, stops, faults) => {
  expect(findOrderFaults(stops)).toHaveLength(faults)
})
