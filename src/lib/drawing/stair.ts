import type { Box, Point } from './box.ts'
import { round, toExtent, toScale } from './scale.ts'

export interface StairShape {
  /** Treads and risers; a gap where a figure is missing. */
  path: string
  /** The same with the ground below; only for figures that are measured from zero. */
  area: string
  /** The end of the last tread. */
  last: Point
  /** The height of zero. */
  zero: number
}

/**
 * Figures as the stair of the firm's mark: a tread for each, of equal width, and risers between them; undefined if none is
 * known. Like bars, the stair stands on zero, so that its heights are in proportion. It begins at the left edge, where the text
 * above it does; only the marker at its end needs room.
 */
export function toStair(values: readonly (number | null)[], { width, height, padding }: Box): StairShape | undefined {
  const extent = toExtent([...values, 0])
  const lastIndex = values.findLastIndex((value) => value !== null)
  if (!extent || lastIndex === -1) return undefined
  const y = toScale(extent, [height - padding, padding])
  const tread = (width - padding) / values.length
  const zero = y(0)
  const runs: string[][] = []
  let previous: number | null = null
  for (const [index, value] of values.entries()) {
    const [start, end] = [round(index * tread), round((index + 1) * tread)]
    if (value !== null && previous === null) runs.push([`M${start},${y(value)}H${end}`])
    else if (value !== null) runs.at(-1)?.push(`V${y(value)}H${end}`)
    previous = value
  }
  return {
    path: runs.map((run) => run.join('')).join(''),
    area: runs.map((run) => toArea(run.join(''), zero)).join(''),
    last: { x: round((lastIndex + 1) * tread), y: y(values[lastIndex] ?? 0) },
    zero,
  }
}

/** From the ground up to the first tread, along the stair, and down again. */
function toArea(run: string, zero: number): string {
  const [, start = '', rest = ''] = /^M([\d.-]+),(.*)$/.exec(run) ?? []
  return `M${start},${zero}V${rest}V${zero}Z`
}
