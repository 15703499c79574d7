import { expect, test } from 'vitest'
import { toHighest, toTicks } from './tick.ts'

test.each<[values: (number | null)[], tick: number | undefined, highest: number | undefined]>([
  [[420, 560, 700], 500, 2],
  [[230, 375, 300], 200, 1],
  [[4864, 8065], 5000, 1],
  [[1, 2.9], 2, 1],
  [[0.2, 0.3], 0.2, 1],
  [[0.03], 0.02, 0],
  [[-300, 100, null], -200, 1],
  [[1000], 500, 0],
  [[10, 10, null], 5, 1],
  [[0, 0], undefined, 1],
  [[null], undefined, undefined],
  [[], undefined, undefined],
])('of %j the tick is %d, and the highest stands at %d', (values, tick, highest) => {
  expect(toTicks(values)[0]).toBe(tick)
  expect(toHighest(values)).toBe(highest)
})

test('smaller ticks follow', () => {
  expect(toTicks([8000])).toEqual([5000, 2000, 1000, 500])
  expect(toTicks([-300])).toEqual([-200, -100, -50])
})
