/** A closed outline in pixels: x and y of each corner in turn. */
export type Contour = readonly number[]

/** How much of each pixel of a rectangle is covered, from 0 to `fullCoverage`, row by row. */
export interface Coverage {
  left: number
  top: number
  width: number
  height: number
  levels: Uint8Array
}

/** Few enough levels that the mixtures of all colours fit into one palette, and enough that text looks smooth. */
export const fullCoverage = 15

/**
 * The exact share of each pixel that lies within outlines, in steps of 1/15. Where outlines of the same direction overlap, the
 * area counts once; an outline of the other direction cuts a hole. Uses only basic arithmetic, so that the result is the same
 * on every machine.
 */
export function toCoverage(contours: readonly Contour[]): Coverage {
  const { left, top, right, bottom } = toBounds(contours)
  const width = Math.max(right - left, 0)
  const height = Math.max(bottom - top, 0)
  // An edge adds to the pixel it crosses and to the next one; so each row has room for one more.
  const area: Area = { stride: width + 2, sums: new Float64Array((width + 2) * height) }
  for (const contour of contours) addContour(area, contour, { left, top })
  const levels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += area.sums[y * area.stride + x] ?? 0
      levels[y * width + x] = Math.round(Math.min(Math.abs(sum), 1) * fullCoverage)
    }
  }
  return { left, top, width, height, levels }
}

/** For each pixel, by how much more of it is covered than of the pixel to its left. */
interface Area {
  stride: number
  sums: Float64Array
}

function toBounds(contours: readonly Contour[]): { left: number; top: number; right: number; bottom: number } {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const contour of contours) {
    for (let at = 0; at < contour.length; at += 2) {
      const x = contour[at] ?? 0
      const y = contour[at + 1] ?? 0
      bounds.left = Math.min(bounds.left, Math.floor(x))
      bounds.top = Math.min(bounds.top, Math.floor(y))
      bounds.right = Math.max(bounds.right, Math.ceil(x))
      bounds.bottom = Math.max(bounds.bottom, Math.ceil(y))
    }
  }
  return bounds.left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : bounds
}

function addContour(area: Area, contour: Contour, { left, top }: { left: number; top: number }): void {
  let x = (contour.at(-2) ?? 0) - left
  let y = (contour.at(-1) ?? 0) - top
  for (let at = 0; at < contour.length; at += 2) {
    const nextX = (contour[at] ?? 0) - left
    const nextY = (contour[at + 1] ?? 0) - top
    if (y < nextY) addEdge(area, { x, y, endX: nextX, endY: nextY, direction: 1 })
    else if (y > nextY) addEdge(area, { x: nextX, y: nextY, endX: x, endY: y, direction: -1 })
    x = nextX
    y = nextY
  }
}

/** Adds the area to the right of an edge that goes down; `direction` is -1 if the outline goes up there. */
function addEdge(area: Area, edge: { x: number; y: number; endX: number; endY: number; direction: 1 | -1 }): void {
  const slope = (edge.endX - edge.x) / (edge.endY - edge.y)
  for (let row = Math.floor(edge.y); row < edge.endY; row++) {
    const top = Math.max(row, edge.y)
    const bottom = Math.min(row + 1, edge.endY)
    const from = edge.x + (top - edge.y) * slope
    const to = edge.x + (bottom - edge.y) * slope
    addToRow(area, row, { from: Math.min(from, to), to: Math.max(from, to), height: (bottom - top) * edge.direction })
  }
}

/** Adds the part of an edge within one row: it crosses the pixels between two positions, and a share of the row's height. */
function addToRow(
  { sums, stride }: Area,
  row: number,
  { from, to, height }: { from: number; to: number; height: number },
): void {
  const first = Math.floor(from)
  const start = row * stride + first
  const share = (x: number): number => (to > from ? (x - from) / (to - from) : Number(x >= to))
  let added = 0
  for (let pixel = 0; pixel === 0 || first + pixel < to; pixel++) {
    const right = first + pixel + 1
    const begin = Math.max(from, right - 1)
    const end = Math.min(to, right)
    // Where the edge is left of the pixel, all of it is covered; where it crosses the pixel, on average what is right of it.
    const before = begin > from ? share(begin) : 0
    const covered = before + (share(end) - before) * (right - (begin + end) / 2)
    sums[start + pixel] = (sums[start + pixel] ?? 0) + (covered - added) * height
    added = covered
  }
  const last = start + Math.max(Math.ceil(to) - first, 1)
  sums[last] = (sums[last] ?? 0) + (1 - added) * height
}
