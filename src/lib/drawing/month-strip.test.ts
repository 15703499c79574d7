import { expect, test } from 'vitest'
import { toMonthStrip, type MonthItem } from './month-strip.ts'

type Item = MonthItem<'a' | 'b', 'hit' | 'miss'>

const item = (date: string, lane: Item['lane'] = 'a', sign: Item['sign'] = 'hit'): Item => ({ date, lane, sign })
const draw = (items: readonly Item[], to = '2026-04', longest = 12) =>
  toMonthStrip(items, { lanes: ['a', 'b'], signs: ['hit', 'miss'], to, longest })

test.each<[string, Item[]]>([
  ['nothing', []],
  ['all before the time that is shown', [item('2025-04-30')]],
  ['all after it', [item('2026-05-01')]],
])('%s: no strip', (_case, items) => {
  expect(draw(items)).toBeUndefined()
})

test('a column for each month, from the first that has a mark', () => {
  const strip = draw([item('2026-01-31'), item('2026-03-01')])
  expect(strip?.rules).toEqual([{ x: 0, year: '2026' }, { x: 25 }, { x: 50 }, { x: 75 }])
  expect(strip?.lanes[0]?.marks.map(({ x }) => x)).toEqual([12.5, 62.5])
  expect([strip?.from, strip?.to]).toEqual(['2026-01', '2026-04'])
})

test('the turn of a year is between its months', () => {
  const strip = draw([item('2025-12-31')], '2026-01')
  expect(strip?.rules).toEqual([{ x: 0 }, { x: 50, year: '2026' }])
  expect(strip?.from).toBe('2025-12')
})

test('marks of a month stand on each other, in the order of signs', () => {
  const strip = draw([item('2026-04-02', 'a', 'miss'), item('2026-04-09'), item('2026-04-10')])
  expect(strip?.lanes[0]).toEqual({
    lane: 'a',
    label: 14,
    ground: 55,
    marks: [
      { x: 50, y: 49.5, sign: 'hit' },
      { x: 50, y: 38.5, sign: 'hit' },
      { x: 50, y: 27.5, sign: 'miss' },
    ],
  })
})

test('lanes are below each other, and an empty one has no room', () => {
  expect(draw([item('2026-04', 'b')])).toMatchObject({ height: 33, lanes: [{ lane: 'b', label: 14, ground: 33 }] })
  const both = draw([item('2026-04', 'b'), item('2026-04')])
  expect(both?.lanes.map(({ ground }) => ground)).toEqual([33, 66])
  expect(both?.height).toBe(66)
})

test('a high pile is pressed together, so that all of it is in the drawing', () => {
  const strip = draw(Array.from({ length: 40 }, () => item('2026-04')))
  const heights = strip?.lanes[0]?.marks.map(({ y }) => y) ?? []
  expect(heights).toHaveLength(40)
  expect(new Set(heights).size).toBe(40)
  expect(Math.min(...heights)).toBeGreaterThan(0)
  expect(strip?.height).toBe(198)
})
