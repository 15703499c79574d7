import type { Box, Point } from './box.ts'
import { round, toExtent, toScale } from './scale.ts'

/** A figure of a stair: its column, from one riser to the next, and its height. */
export interface Tread {
  /** The place of the figure in its row. */
  index: number
  from: number
  to: number
  y: number
}

export interface StairShape {
  /** Treads and risers; a gap where a figure is missing. */
  path: string
  /** The same with the ground below; only for figures that are measured from zero. */
  area: string
  /** One for each figure that is known. */
  treads: Tread[]
  /** Treads and risers of figures that are not final, from the ground and back to it; without any it is empty. */
  open: string
  /** The end of the last tread that is final; of the last where none is. */
  last: Point
  /** The height of zero. */
  zero: number
}

/** The places of a stair's figures. */
interface StairScale {
  /** The width of a column. */
  step: number
  /** The height of a figure: in proportion, from zero. */
  y: (value: number) => number
}

/**
 * Figures as the stair of the firm's mark: a tread for each, of equal width, and risers between them; undefined if none is
 * known. Like bars, the stair stands on zero, so that its heights are in proportion. It begins at the left edge, where the text
 * above it does; only the marker at its end needs room.
 * @param openFrom the place of the first figure that is not final, such as a forecast: it and what follows stand apart
 */
export function toStair(
  values: readonly (number | null)[],
  { width, height, padding }: Box,
  openFrom = values.length,
): StairShape | undefined {
  const extent = toExtent([...values, 0])
  if (!extent) return undefined
  const scale = { step: (width - padding) / values.length, y: toScale(extent, [height - padding, padding]) }
  return toStairOn(values, scale, openFrom)
}

/** The same on a scale that is given, such as one that several stairs share. */
export function toStairOn(
  values: readonly (number | null)[],
  { step, y }: StairScale,
  openFrom = values.length,
): StairShape | undefined {
  const treads = values.flatMap((value, index): Tread[] =>
    value === null ? [] : [{ index, from: round(index * step), to: round((index + 1) * step), y: y(value) }],
  )
  const final = treads.filter(({ index }) => index < openFrom)
  const last = final.at(-1) ?? treads.at(-1)
  if (!last) return undefined
  const zero = y(0)
  const runs = toRuns(final)
  return {
    path: runs.map((run) => toPath(run)).join(''),
    area: runs.map((run) => toArea(run, zero)).join(''),
    open: toRuns(treads.filter(({ index }) => index >= openFrom))
      .map((run) => toArea(run, zero).slice(0, -1))
      .join(''),
    treads,
    last: { x: last.to, y: last.y },
    zero,
  }
}

type Run = readonly [Tread, ...Tread[]]

/** Treads that follow each other without a gap. */
function toRuns(treads: readonly Tread[]): Run[] {
  const runs: [Tread, ...Tread[]][] = []
  for (const tread of treads) {
    const run = runs.at(-1)
    if (run?.at(-1)?.index === tread.index - 1) run.push(tread)
    else runs.push([tread])
  }
  return runs
}

function toPath([first, ...rest]: Run): string {
  return `M${first.from},${first.y}H${first.to}${rest.map(({ y, to }) => `V${y}H${to}`).join('')}`
}

/** From the ground up to the first tread, along the stair, and down again. */
function toArea(run: Run, zero: number): string {
  return `M${run[0].from},${zero}${run.map(({ y, to }) => `V${y}H${to}`).join('')}V${zero}Z`
}
