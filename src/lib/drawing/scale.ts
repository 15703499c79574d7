/** The lowest and the highest figure, in this order. */
export type Extent = readonly [low: number, high: number]

/** The extent of figures; undefined without any. */
export function toExtent(values: readonly (number | null)[]): Extent | undefined {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : undefined
}

/** Maps figures to coordinates in proportion; all to the middle if the extent is a single figure. */
export function toScale([low, high]: Extent, [start, end]: readonly [number, number]): (value: number) => number {
  return (value) => round(low === high ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start))
}

/** Tenths of a unit are precise enough for every screen. */
export function round(value: number): number {
  // Adding zero makes -0 a plain zero.
  return Math.round(value * 10) / 10 + 0
}
