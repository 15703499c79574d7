import type { Box } from './box.ts'
import { toScale, type Extent } from './scale.ts'

export type Direction = 'up' | 'down' | 'flat'

export interface RangeBarShape {
  from: number
  to: number
  direction: Direction
  /** The ends of the shared scale. */
  track: readonly [number, number]
}

/** Two figures on a scale that the bars of a list share, such as a price and its target. */
export function toRangeBar(from: number, to: number, scale: Extent, { width, padding }: Box): RangeBarShape {
  const x = toScale(scale, [padding, width - padding])
  return {
    from: x(from),
    to: x(to),
    direction: to > from ? 'up' : to < from ? 'down' : 'flat',
    track: [padding, width - padding],
  }
}
