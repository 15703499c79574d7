import type { Contour } from './to-coverage.ts'

/**
 * The outline of a line of a width through points, as SVG draws it by default: its ends are cut off straight, and its corners
 * are pointed. Expects neighbouring points to differ, and corners that are not much sharper than a right angle.
 */
export function toStroke(points: Contour, width: number): Contour {
  const left: number[] = []
  const right: number[] = []
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0
    const y = points[at + 1] ?? 0
    const { x: sideX, y: sideY } = toSide(points, at)
    left.push(x + (sideX * width) / 2, y + (sideY * width) / 2)
    right.unshift(x - (sideX * width) / 2, y - (sideY * width) / 2)
  }
  return [...left, ...right]
}

interface Vector {
  x: number
  y: number
}

/** From a point to the corner of the outline beside it, for a line of width 2. */
function toSide(points: Contour, at: number): Vector {
  const before = at > 0 ? toNormal(points, at - 2) : undefined
  const after = at + 2 < points.length ? toNormal(points, at) : undefined
  const [one, other] = [before ?? after, after ?? before]
  if (!one || !other) return { x: 0, y: 0 }
  const length = 1 + one.x * other.x + one.y * other.y
  return { x: (one.x + other.x) / length, y: (one.y + other.y) / length }
}

/** The direction at a right angle to a segment, of length 1. */
function toNormal(points: Contour, at: number): Vector {
  const x = (points[at + 2] ?? 0) - (points[at] ?? 0)
  const y = (points[at + 3] ?? 0) - (points[at + 1] ?? 0)
  // Unlike Math.hypot, a square root has exactly one right result.
  const length = Math.sqrt(x * x + y * y)
  return { x: y / length, y: -x / length }
}
