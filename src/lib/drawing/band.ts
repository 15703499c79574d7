import type { Box } from './box.ts'
import { toExtent, toScale, type Extent } from './scale.ts'

export type BandPosition = 'below' | 'inside' | 'above'

export interface BandShape {
  low: number
  high: number
  marker?: { x: number; position: BandPosition }
}

/** A band between two levels, and a figure in or beside it; levels themselves are inside. */
export function toBand([low, high]: Extent, value: number | undefined, { width, padding }: Box): BandShape {
  const margin = (high - low) / 4
  const around = toExtent([low - margin, high + margin, value ?? low])
  const x = toScale(around ?? [low, high], [padding, width - padding])
  return {
    low: x(low),
    high: x(high),
    ...(value !== undefined && { marker: { x: x(value), position: toBandPosition([low, high], value) } }),
  }
}

export function toBandPosition([low, high]: Extent, value: number): BandPosition {
  if (value < low) return 'below'
  return value > high ? 'above' : 'inside'
}
