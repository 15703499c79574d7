import { socialSize } from '#engine/model/images/social-image.ts'
import { logo } from '#lib/logo.ts'
import { colours, mix, toIndex, type Colour } from './palette.ts'
import { toContours, type Placement, type Segment } from './to-contours.ts'
import { fullCoverage, toCoverage, type Contour } from './to-coverage.ts'
import { toSegments } from './to-segments.ts'
import { toStroke } from './to-stroke.ts'

const { width, height } = socialSize

/** Where the logo is drawn, in pixels, and by how much it is enlarged. */
export interface LogoPlace {
  x: number
  y: number
  scale: number
}

/** What all cards have in common, as an index of `palette` for each pixel: the rising lines and the logo. */
export function drawBackground(logo: LogoPlace): Uint8Array {
  const pixels = new Uint32Array(width * height).fill(toNumber(colours.ground))
  for (let line = 0; line < 9; line++) {
    const isHighlighted = line === 5
    const colour = isHighlighted ? colours.pale : colours.dim
    const stroke = toStroke(toRisingLine(line), isHighlighted ? 4 : 2)
    // From left to right the lines emerge from the ground.
    paint(pixels, [stroke], (x) => mix(colours.ground, colour, Math.min(Math.max((x + 0.5 - 600) / 360, 0), 1)))
  }
  drawLogo(pixels, logo)
  return toIndexes(pixels)
}

/** The corners of a rising line. Rounded, because sines may differ in the last digit between versions of Node. */
function toRisingLine(line: number): number[] {
  return Array.from({ length: 15 }, (_, step) => {
    const y = 668 - line * 13 - step * (4.5 + line * 2.1) + 15 * Math.sin(step * 0.7 + line * 1.4)
    return [600 + step * 45, Math.round(y * 10) / 10]
  }).flat()
}

/** The logo of the header. */
function drawLogo(pixels: Uint32Array, { x, y, scale }: LogoPlace): void {
  const at: Placement = { x, y, scaleX: scale, scaleY: scale }
  paint(pixels, toContours(logoSquare, at), () => colours.square)
  const strokes = (path: readonly Segment[], thickness: number): Contour[] =>
    toContours(path, at).map((points) => toStroke(points, thickness * scale))
  paint(pixels, strokes(logoSteps, logo.steps.thickness), () => colours.title)
  for (const stroke of strokes(logoLetters, logo.letters.thickness)) paint(pixels, [stroke], () => colours.title)
}

/** Paints the inside of outlines in a colour that may depend on the column. Whatever is outside of the image is left out. */
function paint(pixels: Uint32Array, contours: readonly Contour[], toColour: (x: number) => Colour): void {
  const { left, top, levels, ...size } = toCoverage(contours)
  const end = { column: Math.min(size.width, width - left), row: Math.min(size.height, height - top) }
  for (let column = Math.max(-left, 0); column < end.column; column++) {
    const colour = toColour(left + column)
    for (let row = Math.max(-top, 0); row < end.row; row++) {
      const level = levels[row * size.width + column] ?? 0
      if (level === 0) continue
      const at = (top + row) * width + left + column
      pixels[at] = toNumber(mix(toColourOf(pixels[at] ?? 0), colour, level / fullCoverage))
    }
  }
}

function toIndexes(pixels: Uint32Array): Uint8Array {
  const known = new Map<number, number>()
  const indexes = new Uint8Array(pixels.length) // the first index is that of the ground
  const ground = toNumber(colours.ground)
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0
    if (pixel === ground) continue
    const index = known.get(pixel) ?? toIndex(toColourOf(pixel))
    known.set(pixel, index)
    indexes[at] = index
  }
  return indexes
}

/** A colour as one number. */
function toNumber([red, green, blue]: Colour): number {
  return (red << 16) | (green << 8) | blue
}

function toColourOf(pixel: number): Colour {
  return [pixel >> 16, (pixel >> 8) & 255, pixel & 255]
}

/** A square with rounded corners: 0.5523 is the usual approximation of a quarter of a circle. */
function toSquare({ size, radius }: { size: number; radius: number }): string {
  const [near, far, bend] = [radius, size - radius, radius * (1 - 0.5523)]
  return (
    `M${near} 0L${far} 0C${size - bend} 0 ${size} ${bend} ${size} ${near}L${size} ${far}` +
    `C${size} ${size - bend} ${size - bend} ${size} ${far} ${size}L${near} ${size}` +
    `C${bend} ${size} 0 ${size - bend} 0 ${far}L0 ${near}C0 ${bend} ${bend} 0 ${near} 0`
  )
}

const logoSquare = toSegments(toSquare(logo.square))
const logoSteps = toSegments(logo.steps.path)
const logoLetters = logo.letters.paths.flatMap(toSegments)
