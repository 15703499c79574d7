import { parseColour, toContrast, toHex, type Colour } from './colour.ts'
import { fromSeen, toSeen } from './oklch.ts'

/** How finely shades are tried. */
const steps = 500

/** The shade of a color, of its hue, nearest to it that has a contrast with all of some grounds; undefined where none has. */
export function findNearestReadable(
  colour: Colour,
  { grounds, least }: { grounds: readonly Colour[]; least: number },
): string | undefined {
  const seen = toSeen(colour)
  for (let step = 0; step <= steps; step += 1) {
    for (const direction of [-1, 1]) {
      const lightness = seen.lightness + (direction * step) / steps
      if (lightness < 0 || lightness > 1) continue
      const hex = toHex(fromSeen({ ...seen, lightness }))
      // As it will be written: rounding may lose the last hundredth.
      const written = parseColour(hex) ?? colour
      if (grounds.every((ground) => toContrast(written, ground) >= least)) return hex
    }
  }
  return undefined
}
