import { socialSize } from '#engine/model/images/social-image.ts'
import { logo } from '#lib/logo.ts'
import { colours, toIndex, type Colour } from './palette.ts'
import { rasterize } from './rasterize.ts'

const { width, height } = socialSize

/** Where the logo is drawn, in pixels, and by how much it is enlarged. */
export interface LogoPlace {
  x: number
  y: number
  scale: number
}

/** The background of all cards, as an index of `palette` for each pixel: the rising lines and the logo. */
export async function drawBackground(place: LogoPlace): Promise<Uint8Array> {
  const ground = `<rect width="${width}" height="${height}" fill="${toHex(colours.ground)}"/>`
  const elements = ground + toGradient('dim') + toGradient('pale') + toRisingLines() + toLogo(place)
  return toIndexes(await rasterize(elements, { top: 0, height }))
}

/** From left to right, lines of this colour emerge from the ground. */
function toGradient(name: 'dim' | 'pale'): string {
  const stops = `<stop stop-color="${toHex(colours.ground)}"/><stop offset="1" stop-color="${toHex(colours[name])}"/>`
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="600" x2="960" y1="0" y2="0">${stops}</linearGradient>`
}

function toRisingLines(): string {
  const lines = Array.from({ length: 9 }, (_, line) => {
    const points = Array.from({ length: 15 }, (_point, step) => {
      const y = 668 - line * 13 - step * (4.5 + line * 2.1) + 15 * Math.sin(step * 0.7 + line * 1.4)
      return `${600 + step * 45},${y.toFixed(1)}`
    })
    const [name, thickness] = line === 5 ? ['pale', 4] : ['dim', 2]
    return `<polyline points="${points.join(' ')}" stroke="url(#${name})" stroke-width="${thickness}"/>`
  })
  return `<g fill="none">${lines.join('')}</g>`
}

/** The logo of the header. */
function toLogo({ x, y, scale }: LogoPlace): string {
  const { square, steps, letters } = logo
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${steps.color}">` +
    `<rect width="${square.size}" height="${square.size}" rx="${square.radius}" fill="${square.color}" stroke="none"/>` +
    `<path d="${steps.path}" stroke-width="${steps.thickness}"/>` +
    `<path d="${letters.paths.join('')}" stroke-width="${letters.thickness}"/></g>`
  )
}

function toIndexes(pixels: Uint8Array): Uint8Array {
  const known = new Map<number, number>()
  return Uint8Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    const key = (red << 16) | (green << 8) | blue
    const index = known.get(key) ?? toIndex([red, green, blue])
    known.set(key, index)
    return index
  })
}

function toHex(colour: Colour): string {
  return `#${colour.map((level) => level.toString(16).padStart(2, '0')).join('')}`
}
