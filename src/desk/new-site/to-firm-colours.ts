import { parseColour, toHex, type Colour } from '#lib/colours/colour.ts'
import { fromSeen, toSeen } from '#lib/colours/oklch.ts'
import { findColourProblems } from '../firm/find-colour-problems.ts'

/** No color leaves more shades to mend. */
const mostMended = 40

/** Hues of a firm's own color are within so many degrees of it; others mean something, such as an error. */
const ownHues = 55

/**
 * A sheet of colors with another color as that of the firm: each shade keeps its lightness and gets the hue, so that contrasts stay
 * about what they were. `own` is the color that the sheet is of.
 */
export function toFirmColours(sheet: string, { own, color }: { own: Colour; color: Colour }): string {
  const [from, to] = [toSeen(own), toSeen(color)]
  const turn = to.hue - from.hue
  const strength = Math.min(1.4, to.chroma / from.chroma)
  const turned = sheet.replaceAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi, (written) => {
    const parsed = parseColour(written)
    if (!parsed) return written
    const seen = toSeen(parsed)
    const isOwn = Math.abs(((seen.hue - from.hue + 540) % 360) - 180) <= ownHues
    if (!isOwn || seen.chroma < 0.001) return written
    return toHex(
      fromSeen({ lightness: seen.lightness, chroma: seen.chroma * strength, hue: (seen.hue + turn + 360) % 360 }),
    )
  })
  return mend(turned)
}

/** A sheet whose shades that cannot be read are the nearest that can, where there is one: another hue has another light. */
function mend(sheet: string): string {
  for (let round = 0; round < mostMended; round += 1) {
    const [problem] = findColourProblems(sheet).filter(({ nearest }) => nearest !== undefined)
    if (!problem) return sheet
    const { line, column, written = '', nearest = '' } = problem
    const lines = sheet.split('\n')
    const own = lines[line - 1] ?? ''
    lines[line - 1] = own.slice(0, column - 1) + nearest + own.slice(column - 1 + written.length)
    sheet = lines.join('\n')
  }
  return sheet
}
