import type { Box, Point } from './box.ts'
import { round, toExtent, toScale } from './scale.ts'

export interface SparklineShape {
  /** A line for each run of figures; missing ones are gaps. */
  path: string
  /** Figures with gaps on both sides, which no line shows. */
  lone: Point[]
  last: Point
  /** The height of zero, if figures are on both sides of it. */
  zero?: number
}

/** A row of figures as a line, a column of equal width for each; undefined if none is known. */
export function toSparkline(values: readonly (number | null)[], box: Box): SparklineShape | undefined {
  const { width, height, padding } = box
  const extent = toExtent(values)
  if (!extent) return undefined
  const y = toScale(extent, [height - padding, padding])
  const step = values.length > 1 ? (width - 2 * padding) / (values.length - 1) : 0
  const points = values.map((value, index): Point | null =>
    value === null ? null : { x: round(padding + index * step), y: y(value) },
  )
  const runs = toRuns(points)
  const last = runs.at(-1)?.at(-1)
  if (!last) return undefined
  return {
    path: runs.map((run) => (run.length > 1 ? toLine(run) : '')).join(''),
    lone: runs.flatMap((run) => (run.length === 1 ? run : [])).filter((point) => point !== last),
    last,
    ...(extent[0] < 0 && extent[1] > 0 && { zero: y(0) }),
  }
}

function toRuns(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  for (const point of points) {
    if (point === null) {
      run = []
    } else {
      if (run.length === 0) runs.push(run)
      run.push(point)
    }
  }
  return runs
}

function toLine(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join('')
}
