import { expect, test } from 'vitest'
import type { Chart } from '../payload.ts'
import { drawChart, type ChartSource } from './draw-chart.ts'

type Values = (string | null)[]

/** A chart of years. All series are bars, except those in `lines`. */
function draw(columns: readonly Values[], more: Partial<ChartSource> & { lines?: readonly number[] } = {}): Chart {
  const { lines = [], ...rest } = more
  return drawChart({
    name: 'yearly-results',
    layout: 'grouped',
    hasLabels: true,
    columns: columns.map((values, index) => ({ fiscalYear: 2023 + index, period: 'FY' as const, values })),
    series: (columns[0] ?? []).map((_value, index) => ({
      label: `Series ${index}`,
      as: lines.includes(index) ? ('line' as const) : ('bar' as const),
    })),
    ...rest,
  })
}

const zeroOf = ({ ticks }: Chart) => ticks.find(({ value }) => value === '0')?.y
const barsOf = (chart: Chart, series = 0) => chart.series[series]?.bars ?? []

test.each<[string, Values[], number[]]>([
  ['rises from zero', [['100'], ['50']], [1, 0.5]],
  ['extends below zero', [['100'], ['-50']], [1, -0.5]],
  ['has the right height if all are below zero', [['-100'], ['-25']], [-1, -0.25]],
])('a bar %s', (_case, columns, heights) => {
  const chart = draw(columns)
  const zero = zeroOf(chart)
  const tallest = Math.max(...barsOf(chart).map(({ height }) => height))
  for (const [index, bar] of barsOf(chart).entries()) {
    const share = heights[index] ?? 0
    expect(bar.height / tallest).toBeCloseTo(Math.abs(share), 2)
    // Bars above and below zero touch the zero line.
    expect(share > 0 ? bar.y + bar.height : bar.y).toBeCloseTo(zero ?? -1, 0)
  }
})

test('bars are stacked', () => {
  const chart = draw([['40', '60']], { layout: 'stacked' })
  const [lower, upper] = [barsOf(chart, 0)[0], barsOf(chart, 1)[0]]
  expect(lower?.x).toBe(upper?.x)
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeCloseTo(lower?.y ?? -1, 0)
  expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeCloseTo(zeroOf(chart) ?? -1, 0)
})

test('a missing figure is not drawn as zero', () => {
  const chart = draw(
    [
      ['5', '3'],
      [null, '4'],
      ['6', null],
    ],
    { lines: [1] },
  )
  expect(barsOf(chart)).toHaveLength(2)
  expect(chart.series[1]?.line?.points).toHaveLength(2)
  expect(chart.series[1]?.line?.path).toMatch(/^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/)
  expect(chart.columns.map(({ values }) => values)).toEqual([
    ['5', '3'],
    [null, '4'],
    ['6', null],
  ])
})

test('bars of a column are side by side, and within the view box', () => {
  const columns = Array.from({ length: 15 }, (_, index) => [String(index * 7 - 40), String(90 - index), '-12.5'])
  const chart = draw(columns)
  for (const index of columns.keys()) {
    const [first, second] = [barsOf(chart, 0)[index], barsOf(chart, 1)[index]]
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0)
  }
  for (const { x, y, width, height } of chart.series.flatMap(({ bars }) => bars)) {
    expect(Math.min(x - chart.left, y, width, height)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(chart.width)
    expect(y + height).toBeLessThanOrEqual(chart.height)
  }
})

test('labels have exact figures', () => {
  const chart = draw([['9007199254740993.5'], ['1']])
  expect(barsOf(chart).map(({ label }) => label?.value)).toEqual(['9007199254740993.5', '1'])
  expect(barsOf(draw([['1']], { hasLabels: false }))[0]?.label).toBeUndefined()
})

test('charts without figures', () => {
  expect(draw([]).series).toEqual([])
  expect(barsOf(draw([['0'], ['0']])).every(({ height }) => height === 0)).toBe(true)
})
