import { socialSize } from '#model/images/social-image.ts'
import { colours, mix, toIndex, type Colour } from './palette.ts'
import { toContours, type Placement, type Segment } from './to-contours.ts'
import { fullCoverage, toCoverage, type Contour } from './to-coverage.ts'
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

/** The logo, as in the header (src/ui/logo.tsx). */
function drawLogo(pixels: Uint32Array, { x, y, scale }: LogoPlace): void {
  const at: Placement = { x, y, scaleX: scale, scaleY: scale }
  paint(pixels, toContours(logoSquare, at), () => colours.line)
  const strokes = (path: readonly Segment[], thickness: number): Contour[] =>
    toContours(path, at).map((points) => toStroke(points, thickness * scale))
  paint(pixels, strokes(logoSteps, 3), () => colours.title)
  for (const stroke of strokes(logoLetters, 4.4)) paint(pixels, [stroke], () => colours.title)
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

/** A square of 36 units with rounded corners. 2.21 = 4 × 0.5523, the usual approximation of a quarter of a circle. */
const logoSquare: readonly Segment[] = [
  { command: 'M', numbers: [4, 0] },
  { command: 'L', numbers: [32, 0] },
  { command: 'C', numbers: [34.21, 0, 36, 1.79, 36, 4] },
  { command: 'L', numbers: [36, 32] },
  { command: 'C', numbers: [36, 34.21, 34.21, 36, 32, 36] },
  { command: 'L', numbers: [4, 36] },
  { command: 'C', numbers: [1.79, 36, 0, 34.21, 0, 32] },
  { command: 'L', numbers: [0, 4] },
  { command: 'C', numbers: [0, 1.79, 1.79, 0, 4, 0] },
]

const logoSteps: readonly Segment[] = [
  { command: 'M', numbers: [8, 27] },
  { command: 'L', numbers: [14.5, 27] },
  { command: 'L', numbers: [14.5, 20.5] },
  { command: 'L', numbers: [21, 20.5] },
  { command: 'L', numbers: [21, 14] },
  { command: 'L', numbers: [27.5, 14] },
  { command: 'L', numbers: [27.5, 8] },
]

const logoLetters: readonly Segment[] = [...toS(65.5), ...toH(73.4), ...toS(108.5)]

/** The letter S; its upper end is at x. */
function toS(x: number): Segment[] {
  return [
    { command: 'M', numbers: [x, 11.6] },
    { command: 'C', numbers: [x - 1.6, 9.2, x - 4, 8.1, x - 7, 8.1] },
    { command: 'C', numbers: [x - 10.9, 8.1, x - 13.5, 10, x - 13.5, 12.9] },
    { command: 'C', numbers: [x - 13.5, 19.7, x + 0.4, 15.9, x + 0.4, 23] },
    { command: 'C', numbers: [x + 0.4, 26, x - 2.3, 28, x - 6.5, 28] },
    { command: 'C', numbers: [x - 10, 28, x - 12.7, 26.7, x - 14.3, 24.1] },
  ]
}

/** The letter H; the middle of its left stroke is at x. */
function toH(x: number): Segment[] {
  return [
    { command: 'M', numbers: [x, 6] },
    { command: 'L', numbers: [x, 30] },
    { command: 'M', numbers: [x + 14.2, 6] },
    { command: 'L', numbers: [x + 14.2, 30] },
    { command: 'M', numbers: [x, 18] },
    { command: 'L', numbers: [x + 14.2, 18] },
  ]
}
