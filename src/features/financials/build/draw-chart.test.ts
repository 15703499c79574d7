import { expect, test } from 'vitest'
import type { Chart } from '../payload.ts'
import { drawChart } from './draw-chart.ts'

type Values = (string | null)[]

/** A chart of years. */
function draw(columns: readonly Values[]): Chart {
  return drawChart({
    name: 'yearly-results',
    group: 'results',
    columns: columns.map((values, index) => ({ fiscalYear: 2023 + index, period: 'FY' as const, values })),
    bands: (columns[0] ?? []).map((_value, index) => ({ label: `Measure ${index}`, measure: 'revenue' as const })),
  })
}

const barsOf = (chart: Chart, band = 0) => chart.bands[band]?.bars ?? []

test.each<[string, Values[], number[]]>([
  ['rises from zero', [['100'], ['50']], [1, 0.5]],
  ['extends below zero', [['100'], ['-50']], [1, -0.5]],
  ['has the right height if all are below zero', [['-100'], ['-25']], [-1, -0.25]],
])('a bar %s', (_case, columns, heights) => {
  const chart = draw(columns)
  const zero = chart.bands[0]?.zero ?? -1
  const tallest = Math.max(...barsOf(chart).map(({ height }) => height))
  for (const [index, bar] of barsOf(chart).entries()) {
    const share = heights[index] ?? 0
    expect(bar.height / tallest).toBeCloseTo(Math.abs(share), 2)
    // Bars above and below zero touch the zero line.
    expect(share > 0 ? bar.y + bar.height : bar.y).toBeCloseTo(zero, 0)
  }
})

test('all bands have one scale, and do not overlap', () => {
  const chart = draw([
    ['100', '-50', '10'],
    ['80', '25', '0'],
  ])
  const [first, second, third] = chart.bands
  expect((barsOf(chart, 1)[0]?.height ?? 0) / (barsOf(chart)[0]?.height ?? 1)).toBeCloseTo(0.5, 2)
  expect(second?.y).toBeGreaterThan(first?.zero ?? Infinity)
  const lowest = barsOf(chart, 1)[0]?.label?.y ?? Infinity
  expect((third?.y ?? 0) - 10).toBeGreaterThan(lowest)
})

test('a missing figure is not drawn as zero', () => {
  const columns = [
    ['5', '3'],
    [null, '4'],
    ['6', null],
  ]
  const chart = draw(columns)
  expect(barsOf(chart)).toHaveLength(2)
  expect(barsOf(chart, 1)).toHaveLength(2)
  expect(chart.columns.map(({ values }) => values)).toEqual(columns)
})

test('bars are side by side, and all is within the view box', () => {
  const columns = Array.from({ length: 15 }, (_, index) => [String(index * 7 - 40), String(90 - index), '-12.5'])
  const chart = draw(columns)
  for (const { bars, y } of chart.bands) {
    for (const [index, bar] of bars.entries()) {
      expect(bar.x + bar.width).toBeLessThanOrEqual(bars[index + 1]?.x ?? chart.width)
      expect(Math.min(bar.x, bar.y - y, bar.width, bar.height)).toBeGreaterThanOrEqual(0)
      expect(bar.y + bar.height).toBeLessThanOrEqual(chart.height)
    }
  }
})

const labelsOf = (count: number) =>
  barsOf(draw(Array.from({ length: count }, (_, index) => [`9007199254740993.${index}`]))).map(
    ({ label }) => label && `${label.anchor} ${label.value}`,
  )

test('labels have exact figures: all of few bars, the first and the last of many', () => {
  expect(labelsOf(2)).toEqual(['middle 9007199254740993.0', 'middle 9007199254740993.1'])
  const many = labelsOf(9)
  expect([many[0], many[1], many.at(-1)]).toEqual(['start 9007199254740993.0', undefined, 'end 9007199254740993.8'])
})

test('charts without figures', () => {
  expect(draw([]).bands).toEqual([])
  expect(barsOf(draw([['0'], ['0']])).every(({ height }) => height === 0)).toBe(true)
})
