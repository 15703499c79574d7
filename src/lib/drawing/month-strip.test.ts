import { expect, test } from 'vitest'
import { toMonthStrip, type MonthItem } from './month-strip.ts'

type Item = MonthItem<'a' | 'b', 'hit' | 'miss'>

const item = (date: string, lane: Item['lane'] = 'a', sign: Item['sign'] = 'hit'): Item => ({ date, lane, sign })
const draw = (items: readonly Item[], to = '2026-04', longest = 12) =>
  toMonthStrip(items, { lanes: ['a', 'b'], signs: ['hit', 'miss'], below: 'miss', to, longest })

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
  expect(strip?.lanes[0]?.marks.map(({ x }) => x)).toEqual([0, 50])
  expect(strip?.width).toBe(25)
  expect([strip?.from, strip?.to]).toEqual(['2026-01', '2026-04'])
})

test('the turn of a year is between its months', () => {
  const strip = draw([item('2025-12-31')], '2026-01')
  expect(strip?.rules).toEqual([{ x: 0 }, { x: 50, year: '2026' }])
  expect(strip?.from).toBe('2025-12')
})

test('marks of a month stand on each other, those of one sign hang below the line', () => {
  const strip = draw([item('2026-04-02', 'a', 'miss'), item('2026-04-09'), item('2026-04-10')])
  expect(strip?.lanes[0]).toEqual({
    lane: 'a',
    label: 16,
    ground: 40,
    marks: [
      { x: 0, y: 32, sign: 'hit' },
      { x: 0, y: 24, sign: 'hit' },
      { x: 0, y: 40, sign: 'miss' },
    ],
  })
  expect(strip).toMatchObject({ height: 56, step: 8 })
})

test('lanes are below each other, and an empty one has no room', () => {
  expect(draw([item('2026-04', 'b')])).toMatchObject({ height: 40, lanes: [{ lane: 'b', label: 16, ground: 32 }] })
  const both = draw([item('2026-04', 'b'), item('2026-04')])
  expect(both?.lanes.map(({ ground }) => ground)).toEqual([32, 72])
  expect(both?.height).toBe(80)
})

test('everything is on the grid, and above the next lane', () => {
  const items = Array.from({ length: 60 }, (_none, index) =>
    item(`2026-0${1 + (index % 4)}`, index % 3 === 0 ? 'a' : 'b', index % 5 === 0 ? 'miss' : 'hit'),
  )
  const strip = draw(items)
  const marks = strip?.lanes.flatMap((lane) => lane.marks) ?? []
  expect(marks).toHaveLength(60)
  expect(marks.filter(({ y }) => y % 8 !== 0)).toEqual([])
  expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(60)
  for (const { ground, marks: own } of strip?.lanes ?? []) {
    expect(own.every(({ y, sign }) => (sign === 'miss' ? y >= ground : y < ground))).toBe(true)
  }
})

test('a high pile is pressed together, so that all of it is in the drawing', () => {
  const strip = draw(Array.from({ length: 40 }, () => item('2026-04')))
  const heights = strip?.lanes[0]?.marks.map(({ y }) => y) ?? []
  expect(new Set(heights).size).toBe(40)
  expect(Math.min(...heights)).toBeGreaterThan(0)
  expect(strip?.height).toBe(208)
})
