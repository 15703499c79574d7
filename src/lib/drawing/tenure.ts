import { unit } from './treads.ts'

// The years of a person in an office, as treads on the grid: each year one step higher than the one before.

/** The years that a drawing shows, the last at its right edge, and how high a tread can stand, in units of the grid. */
const shownYears = 8
const most = 6

export const tenureSize = { width: shownYears * unit, height: 10 * unit } as const

interface Tenure {
  /** The first and the last year in office; no last one while the person is in it. */
  from: number
  to?: number | undefined
  /** The year at the right edge, the same for drawings beside each other. */
  last: number
}

/** An area on the ground of the drawing: a tread for each year in office, none before and after; empty where all years are earlier. */
export function toTenure({ from, to = Infinity, last }: Tenure): string {
  const first = Math.max(from, last - shownYears + 1)
  const end = Math.min(to, last)
  if (end < first) return ''
  const x = (year: number) => (year - last + shownYears - 1) * unit
  const years = Array.from({ length: end - first + 1 }, (_none, index) => first + index)
  const treads = years.map((year) => `V${tenureSize.height - Math.min(year - from + 1, most) * unit}H${x(year + 1)}`)
  return `M${x(first)},${tenureSize.height}${treads.join('')}V${tenureSize.height}Z`
}
