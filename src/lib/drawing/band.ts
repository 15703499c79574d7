import type { Box } from './box.ts'
import { round, toExtent, toScale, type Extent } from './scale.ts'

export type BandPosition = 'below' | 'inside' | 'above'

export interface BandFigures {
  /** Such as a close before the band was drawn. */
  before?: number | undefined
  /** Such as the close after it. */
  value?: number | undefined
}

export interface BandShape {
  low: number
  high: number
  before?: number
  marker?: { x: number; position: BandPosition }
}

/** A band between two levels, and figures in or beside it; levels themselves are inside. */
export function toBand([low, high]: Extent, { before, value }: BandFigures, { width, padding }: Box): BandShape {
  const margin = (high - low) / 3
  const around = toExtent([low - margin, high + margin, before ?? low, value ?? low])
  const x = toScale(around ?? [low, high], [padding, width - padding])
  return {
    low: x(low),
    high: x(high),
    ...(before !== undefined && { before: x(before) }),
    ...(value !== undefined && { marker: { x: x(value), position: toBandPosition([low, high], value) } }),
  }
}

/**
 * The middles of two labels below the edges of a band: as near to them as the labels, which are `room` wide, fit beside each other.
 */
export function toLabelPlaces([low, high]: Extent, width: number, room: number): Extent {
  const [least, most] = [room / 2, width - room / 2]
  const [first, second] = [Math.max(low, least), Math.min(high, most)]
  if (second - first >= room) return [round(first), round(second)]
  const start = Math.min(Math.max((first + second - room) / 2, least), most - room)
  return [round(start), round(start + room)]
}

export function toBandPosition([low, high]: Extent, value: number): BandPosition {
  if (value < low) return 'below'
  return value > high ? 'above' : 'inside'
}
