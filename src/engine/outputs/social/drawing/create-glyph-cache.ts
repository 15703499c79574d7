import type { GlyphShape } from './open-fonts.ts'
import { toContours } from './to-contours.ts'
import { toCoverage, type Coverage } from './to-coverage.ts'

/** Glyphs as they cover pixels, each made once for each size and for each part of a pixel at which it starts. */
export interface GlyphCache {
  /** A glyph at a distance from the left, in pixels. The rows of its coverage are relative to the baseline. */
  get: (shape: GlyphShape, place: { size: number; x: number }) => { coverage: Coverage; left: number }
}

/** Glyphs start at quarters of a pixel: no eye sees an eighth of a pixel, and each glyph is drawn at most four times. */
const positions = 4

export function createGlyphCache(): GlyphCache {
  // Bounded by the typeface: about 500 glyphs in the four sizes.
  const known = new Map<GlyphShape, Map<number, Coverage>>()
  return {
    get: (shape, { size, x }) => {
      const position = Math.round(x * positions)
      const column = Math.floor(position / positions)
      const start = position - column * positions
      const key = size * positions + start
      const ofShape = known.get(shape) ?? new Map<number, Coverage>()
      known.set(shape, ofShape)
      const coverage = ofShape.get(key) ?? toGlyphCoverage(shape, { size, x: start / positions })
      ofShape.set(key, coverage)
      return { coverage, left: column + coverage.left }
    },
  }
}

function toGlyphCoverage({ path }: GlyphShape, { size, x }: { size: number; x: number }): Coverage {
  const scale = size / 1000
  return toCoverage(toContours(path, { x, y: 0, scaleX: scale, scaleY: -scale }))
}
