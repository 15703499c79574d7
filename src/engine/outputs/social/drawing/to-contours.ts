import type { Contour } from './to-coverage.ts'

/** A segment of a path, with absolute points: `M x y`, `L x y`, `Q x1 y1 x y`, `C x1 y1 x2 y2 x y`, `Z`. */
export interface Segment {
  command: 'M' | 'L' | 'Q' | 'C' | 'Z'
  numbers: readonly number[]
}

/** How a path is enlarged, and where its origin is put, in pixels. Negative factors turn an axis round. */
export interface Placement {
  x: number
  y: number
  scaleX: number
  scaleY: number
}

/** Curves are replaced by lines that differ from them by less than this number of pixels. */
const tolerance = 0.05

/** The subpaths of a path as lists of corners: x and y in turn. */
export function toContours(path: readonly Segment[], { x, y, scaleX, scaleY }: Placement): Contour[] {
  const contours: number[][] = []
  for (const { command, numbers } of path) {
    const placed = numbers.map((number, index) => (index % 2 === 0 ? x + number * scaleX : y + number * scaleY))
    const last = contours.at(-1)
    if (command === 'M') contours.push(placed)
    else if (last && command === 'L') last.push(...placed)
    else if (last && command !== 'Z') addCurve(last, placed)
  }
  return contours
}

/** Adds the corners of a quadratic or cubic Bézier curve, from the last corner so far. */
function addCurve(contour: number[], placed: readonly number[]): void {
  const points = [...contour.slice(-2), ...placed]
  const xs = points.filter((_number, index) => index % 2 === 0)
  const ys = points.filter((_number, index) => index % 2 === 1)
  const degree = xs.length - 1
  const count = Math.max(
    1,
    Math.ceil(Math.sqrt((toBend(xs) + toBend(ys)) * ((degree * (degree - 1)) / (8 * tolerance)))),
  )
  for (let step = 1; step <= count; step++) contour.push(toPoint(xs, step / count), toPoint(ys, step / count))
}

/** The largest second difference of the coordinates of control points. It bounds the distance of a curve from its chord. */
function toBend(values: readonly number[]): number {
  const bends = values
    .slice(2)
    .map((value, index) => Math.abs(value - 2 * (values[index + 1] ?? 0) + (values[index] ?? 0)))
  return Math.max(...bends)
}

/** A coordinate of a Bézier curve, by De Casteljau's algorithm. */
function toPoint(values: readonly number[], at: number): number {
  const [first = 0] = values
  if (values.length === 1) return first
  return toPoint(
    values.slice(1).map((value, index) => value * at + (values[index] ?? 0) * (1 - at)),
    at,
  )
}
