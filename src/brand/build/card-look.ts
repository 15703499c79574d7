import { logo } from '#lib/logo.ts'

/** The look of social images. Text is drawn in `title` and `section`, a rule before the section in `square`, all on `ground`. */
export const cardColours = {
  ground: '#052518',
  square: logo.square.color,
  dim: '#09522f',
  pale: '#79bf96',
  section: '#add9be',
  title: logo.steps.color,
} as const

/** Colours of which one lies on the other, and how many steps smooth edges need between them, besides those of text. */
export const cardBlends = [
  ['ground', 'dim', 8],
  ['ground', 'pale', 16],
  ['ground', 'square', 6],
  ['square', 'title', 7],
  ['pale', 'title', 5],
] as const

/** Where the logo is drawn, in pixels, and by how much it is enlarged. */
interface LogoPlace {
  x: number
  y: number
  scale: number
}

/** The picture behind the text, as elements of SVG: rising lines and the logo. */
export function drawCardBackground(place: LogoPlace): string {
  return toGradient('dim') + toGradient('pale') + toRisingLines() + toLogo(place)
}

/** From left to right, lines of this colour emerge from the ground. */
function toGradient(name: 'dim' | 'pale'): string {
  const stops = `<stop stop-color="${cardColours.ground}"/><stop offset="1" stop-color="${cardColours[name]}"/>`
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
