/** The share of the highest figure that a tick has at most: clear of the figure at the top. */
const highest = 0.75

/**
 * Ticks between zero and the figure that is farthest from it: 1, 2 or 5 with zeros, the largest that there is room for first. None
 * where all figures are zero.
 */
export function toTicks(values: readonly (number | null)[]): number[] {
  const farthest = values.reduce<number>(
    (most, value) => (Math.abs(value ?? 0) > Math.abs(most) ? (value ?? 0) : most),
    0,
  )
  if (farthest === 0) return []
  const room = Math.abs(farthest) * highest
  const power = 10 ** Math.floor(Math.log10(room))
  // Tenths and hundredths have no exact form.
  return [5, 2, 1, 0.5].flatMap((digit) =>
    digit * power <= room ? Number((digit * power * Math.sign(farthest)).toPrecision(1)) : [],
  )
}

/** The place of the highest figure; of several the last one. Undefined without figures. */
export function toHighest(values: readonly (number | null)[]): number | undefined {
  let found: number | undefined
  for (const [place, value] of values.entries())
    if (value !== null && (found === undefined || value >= (values[found] ?? -Infinity))) found = place
  return found
}
