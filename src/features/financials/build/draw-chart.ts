import { round } from '#lib/drawing/scale.ts'
import { toStairOn, type Tread } from '#lib/drawing/stair.ts'
import { toHighest, toTicks } from '#lib/drawing/tick.ts'
import type { Chart, ChartBand, ChartLabel, ChartTick, FinancialTime } from '../payload.ts'

/** The figures to draw, by column and band, as decimal strings. Coordinates are rounded, labels are not. */
export interface ChartSource extends Pick<Chart, 'name' | 'group' | 'unit'> {
  columns: (FinancialTime & { values: (string | null)[] })[]
  bands: Pick<ChartBand, 'label' | 'measure'>[]
}

// Narrow, so that its text is still legible in the width of a phone; as high for all, so that one takes the place of another.
const width = 320
const height = 288
const room = { name: 20, label: 16, gap: 8, years: 24 }
/** From the edge of a tread to the baseline of its figure. */
const above = 5
const below = 13
/** The width of a digit or a sign at the largest size of the letters. */
const character = 7
/** The least height of a tick. */
const leastTick = 16
/** Of more columns not all have room for their figures. */
const mostLabelled = 6

/** Computes the coordinates of a chart, so that the browser only has to draw it: a stair on zero for each measure. */
export function drawChart({ columns, bands, ...frame }: ChartSource): Chart {
  const rows = bands.map((_band, index) => columns.map(({ values }) => values[index] ?? null))
  const ticks = rows.map((row) => (columns.length > mostLabelled ? toTicks(row.map(toFigure)) : []))
  const plot = width - toGutter(ticks.flat())
  const step = plot / Math.max(columns.length, 1)
  const extents = rows.map(toExtent)
  const total = extents.reduce((sum, [low, high]) => sum + high - low, 0)
  const texts = extents.reduce((sum, [low]) => sum + toRoom(low), 0)
  // One scale for all bands, so that a tread of one is to be compared with one of another.
  const scale = total === 0 ? 0 : (height - room.years - texts) / total
  let top = 0
  const drawn = bands.map((band, index): ChartBand => {
    const [low, high] = extents[index] ?? [0, 0]
    const row = rows[index] ?? []
    const zero = round(top + room.name + room.label + high * scale)
    const y = round(top + 14)
    const stair = toStairOn(row.map(toFigure), { step, y: (value) => round(zero - value * scale) })
    top = zero - low * scale + toRoom(low) - room.name - room.label
    const labels = stair ? toLabels(stair.treads, row, { zero, plot }) : []
    const tick = toTickOn(ticks[index] ?? [], { zero, scale, labels })
    return {
      ...band,
      y,
      zero,
      path: stair?.path ?? '',
      area: stair?.area ?? '',
      labels,
      ...(tick && { tick }),
    }
  })
  return {
    ...frame,
    width,
    height,
    plot,
    bands: drawn,
    columns: columns.map((column, index) => ({ ...column, x: round((index + 0.5) * step) })),
  }
}

/** The room that the texts of a band take, and the space below it: figures below zero have theirs there. */
function toRoom(low: number): number {
  return room.name + room.label + (low < 0 ? room.label : 0) + room.gap
}

/** The room that ticks need beside the treads: as many characters as the longest has. */
function toGutter(ticks: readonly number[]): number {
  const lengths = ticks.map((tick) => toLength(String(tick)))
  return lengths.length === 0 ? 0 : Math.ceil(((Math.max(...lengths) + 1) * character) / 8) * 8
}

interface Place {
  zero: number
  plot: number
}

/** The figures of all treads that are wide enough for theirs; otherwise of the first, the highest and the last, over as many as they need. */
function toLabels(treads: readonly Tread[], row: readonly (string | null)[], { zero, plot }: Place): ChartLabel[] {
  const known = treads.map((tread) => {
    const value = row[tread.index] ?? ''
    return { tread, value, width: toLength(value) * character }
  })
  if (known.every(({ tread, width: needed }) => needed + character <= tread.to - tread.from)) {
    return known.map(({ tread, value }) => {
      const x = round((tread.from + tread.to) / 2)
      return { x, y: toBaseline(value, [tread], zero), value, anchor: 'middle' }
    })
  }
  const ends = [known[0], known.length > 1 ? known.at(-1) : undefined].flatMap((one, place): PlacedLabel[] => {
    if (!one) return []
    const { tread, value, width: needed } = one
    // Within the drawing, also where the first figure stands far to the right.
    const anchor = place === 0 && tread.from + needed <= plot ? 'start' : 'end'
    return [toPlaced({ x: anchor === 'start' ? tread.from : tread.to, value, anchor }, needed)]
  })
  const place = toHighest(row.map(toFigure))
  const highest = known.find(({ tread }) => tread.index === place)
  const middle =
    highest &&
    toPlaced(
      { x: round((highest.tread.from + highest.tread.to) / 2), value: highest.value, anchor: 'middle' },
      highest.width,
    )
  const isFree =
    middle !== undefined &&
    middle.from >= 0 &&
    middle.to <= plot &&
    ends.every(({ from, to }) => middle.to + character <= from || to + character <= middle.from)
  return [ends[0], isFree ? middle : undefined, ends[1]].flatMap((one) => {
    if (!one) return []
    const over = treads.filter((other) => other.to > one.from && other.from < one.to)
    return [{ ...one.label, y: toBaseline(one.label.value, over, zero) }]
  })
}

/** A label in its column, before its height is known. */
interface PlacedLabel {
  label: Omit<ChartLabel, 'y'>
  from: number
  to: number
}

function toPlaced(label: PlacedLabel['label'], needed: number): PlacedLabel {
  const from = label.x - { start: 0, middle: needed / 2, end: needed }[label.anchor]
  return { label, from, to: from + needed }
}

interface TickPlace {
  zero: number
  scale: number
  labels: readonly ChartLabel[]
}

/** The largest tick whose line goes through no figure, and is not too near to zero. */
function toTickOn(ticks: readonly number[], { zero, scale, labels }: TickPlace): ChartTick | undefined {
  return ticks
    .map((value) => ({ y: round(zero - value * scale), value: String(value) }))
    .find(({ y }) => Math.abs(zero - y) >= leastTick && labels.every((label) => y <= label.y - 11 || y >= label.y + 4))
}

/** Clear of all treads that a figure stands over, or below. */
function toBaseline(value: string, over: readonly Tread[], zero: number): number {
  const heights = [zero, ...over.map(({ y }) => y)]
  return round(Number(value) < 0 ? Math.max(...heights) + below : Math.min(...heights) - above)
}

/** How many characters a figure has as pages write it, with a separator for each three digits. */
function toLength(value: string): number {
  const [, digits = ''] = /^-?(\d*)/.exec(value) ?? []
  return value.length + Math.floor((digits.length - 1) / 3)
}

function toFigure(value: string | null): number | null {
  return value === null ? null : Number(value)
}

/** The lowest and the highest figure, including zero: heights that do not begin at zero mislead. */
function toExtent(values: readonly (string | null)[]): [number, number] {
  const figures = values.flatMap((value) => (value === null ? [] : [Number(value)]))
  return [Math.min(0, ...figures), Math.max(0, ...figures)]
}
