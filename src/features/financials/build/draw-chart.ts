import { scaleBand, scaleLinear, type ScaleLinear } from 'd3-scale'
import type { Chart, ChartBar, ChartColumn, ChartName, ChartSeries, FinancialTime } from '../payload.ts'

/** The figures to draw, by column and series, as decimal strings. Coordinates are rounded, labels are not. */
export interface ChartSource {
  name: ChartName
  columns: (FinancialTime & { values: (string | null)[] })[]
  /** Lines are drawn over the bars. */
  series: { label: string; as: 'bar' | 'line' }[]
  /** grouped: bars side by side; stacked: bars on top of each other, for parts of a whole. */
  layout: Chart['layout']
  /** Whether each bar shows its figure. */
  hasLabels: boolean
}

// Narrow, so that its text is still legible in the width of a phone.
const width = 320
const height = 208
const margin = { top: 18, right: 4, bottom: 24, left: 44 }
const tickCount = 4

/** Computes the coordinates of a chart, so that the browser needs no library to draw it. */
export function drawChart({ name, columns, series, layout, hasLabels }: ChartSource): Chart {
  const x = scaleBand<number>()
    .domain(columns.map((_column, index) => index))
    .range([margin.left, width - margin.right])
    .paddingInner(0.24)
    .paddingOuter(0.12)
  const y = scaleLinear()
    .domain(toExtent(columns, layout))
    .nice(tickCount)
    .range([height - margin.bottom, margin.top])
  const bars = series.flatMap(({ as }, index) => (as === 'bar' ? [index] : []))
  const inGroup = scaleBand<number>().domain(bars).range([0, x.bandwidth()]).paddingInner(0.12)
  const left = (column: number) => x(column) ?? 0

  const toBars = (one: number): ChartBar[] =>
    columns.flatMap(({ values }, column) => {
      const value = values[one]
      if (value === null || value === undefined) return []
      const below = layout === 'stacked' ? sum(values.slice(0, one)) : 0
      const bar =
        layout === 'stacked'
          ? { x: left(column), width: x.bandwidth() }
          : { x: left(column) + (inGroup(one) ?? 0), width: inGroup.bandwidth() }
      return [toBar({ ...bar, from: below, to: below + Number(value), y }, hasLabels ? { value, layout } : undefined)]
    })
  const toLine = (one: number): NonNullable<ChartSeries['line']> => {
    const points = columns.flatMap(({ values }, column) => {
      const value = values[one]
      if (value === null || value === undefined) return []
      return [{ x: round(left(column) + x.bandwidth() / 2), y: round(y(Number(value))) }]
    })
    return { path: points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x},${point.y}`).join(''), points }
  }

  return {
    name,
    layout,
    width,
    height,
    left: margin.left,
    series: series.map(({ label, as }, index) =>
      as === 'line' ? { label, bars: [], line: toLine(index) } : { label, bars: toBars(index) },
    ),
    columns: columns.map(({ fiscalYear, period, values }, index): ChartColumn => {
      return { fiscalYear, period, values, x: round(left(index) + x.bandwidth() / 2) }
    }),
    ticks: y.ticks(tickCount).map((value) => ({ y: round(y(value)), value: String(value) })),
  }
}

interface BarPosition {
  x: number
  width: number
  from: number
  to: number
  y: ScaleLinear<number, number>
}

/** The rectangle between two figures, in any order. */
function toBar(
  { x, width: wide, from, to, y }: BarPosition,
  label: { value: string; layout: ChartSource['layout'] } | undefined,
): ChartBar {
  const top = y(Math.max(from, to))
  const bottom = y(Math.min(from, to))
  const bar = { x: round(x), y: round(top), width: round(wide), height: round(bottom - top) }
  if (!label) return bar
  // In a stack in the middle of the bar, else beyond its end.
  const labelY = label.layout === 'stacked' ? (top + bottom) / 2 + 4 : to < from ? bottom + 12 : top - 4
  return { ...bar, label: { x: round(x + wide / 2), y: round(labelY), value: label.value } }
}

/** The lowest and the highest figure, including zero: bars that do not begin at zero mislead. */
function toExtent(columns: ChartSource['columns'], layout: ChartSource['layout']): [number, number] {
  const figures = columns.flatMap(({ values }) => {
    const numbers = values.flatMap((value) => (value === null ? [] : [Number(value)]))
    return layout === 'stacked' ? [sum(values)] : numbers
  })
  return [Math.min(0, ...figures), Math.max(0, ...figures)]
}

function sum(values: readonly (string | null)[]): number {
  return values.reduce((total, value) => total + Number(value ?? 0), 0)
}

/** Tenths of a unit are precise enough for every screen. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
