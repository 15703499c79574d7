import { round } from '#lib/drawing/scale.ts'
import type { Chart, ChartBand, ChartBar, FinancialTime } from '../payload.ts'

/** The figures to draw, by column and band, as decimal strings. Coordinates are rounded, labels are not. */
export interface ChartSource extends Pick<Chart, 'name' | 'group'> {
  columns: (FinancialTime & { values: (string | null)[] })[]
  bands: Pick<ChartBand, 'label' | 'measure'>[]
}

// Narrow, so that its text is still legible in the width of a phone.
const width = 320
/** The height that the bars of all bands share. */
const barsHeight = 136
const room = { name: 20, label: 16, gap: 8, years: 20 }
const barShare = 0.7
const widestBar = 44
/** With more columns, only the first and the last bar have room for their figure. */
const mostLabels = 8

/** Computes the coordinates of a chart, so that the browser only has to draw it: a band of bars for each measure. */
export function drawChart({ name, group, columns, bands }: ChartSource): Chart {
  const step = width / Math.max(columns.length, 1)
  const bar = Math.min(step * barShare, widestBar)
  const middle = (column: number) => (column + 0.5) * step
  const extents = bands.map((_band, index) => toExtent(columns.map(({ values }) => values[index] ?? null)))
  const total = extents.reduce((sum, [low, high]) => sum + high - low, 0)
  // One scale for all bands, so that a bar of one is to be compared with one of another.
  const scale = total === 0 ? 0 : barsHeight / total
  let top = 0
  const drawn = bands.map((band, index): ChartBand => {
    const [low, high] = extents[index] ?? [0, 0]
    const zero = top + room.name + room.label + high * scale
    const known = columns.flatMap(({ values }, column) => {
      const value = values[index]
      return value === null || value === undefined ? [] : [{ value, column }]
    })
    const bars = known.map(({ value, column }, place): ChartBar => {
      const height = Math.abs(Number(value)) * scale
      const isBelow = Number(value) < 0
      const box = { x: middle(column) - bar / 2, y: isBelow ? zero : zero - height, width: bar, height }
      const anchor = toAnchor(place, known.length)
      const y = isBelow ? zero + height + 12 : zero - height - 4
      return {
        x: round(box.x),
        y: round(box.y),
        width: round(box.width),
        height: round(box.height),
        ...(anchor && { label: { x: round(box.x + box.width * edges[anchor]), y: round(y), value, anchor } }),
      }
    })
    const y = top + 13
    top = zero - low * scale + (low < 0 ? room.label : 0) + room.gap
    return { ...band, y: round(y), zero: round(zero), bars }
  })
  return {
    name,
    group,
    width,
    height: Math.ceil(top + room.years),
    bands: drawn,
    columns: columns.map((column, index) => ({ ...column, x: round(middle(index)) })),
  }
}

type Anchor = NonNullable<ChartBar['label']>['anchor']

const edges: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 }

/** Where a label stands at its bar; undefined without one. */
function toAnchor(place: number, count: number): Anchor | undefined {
  if (count <= mostLabels) return 'middle'
  if (place === 0) return 'start'
  return place === count - 1 ? 'end' : undefined
}

/** The lowest and the highest figure, including zero: bars that do not begin at zero mislead. */
function toExtent(values: readonly (string | null)[]): [number, number] {
  const figures = values.flatMap((value) => (value === null ? [] : [Number(value)]))
  return [Math.min(0, ...figures), Math.max(0, ...figures)]
}
