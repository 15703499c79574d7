import { logo } from '../logo.ts'
import { ink } from './read-sheet.ts'

/**
 * The look of social images. Text is drawn in `title` and `section`, a rule before the section in `square`, all on `ground`; what is drawn of
 * an entry in the colour of its tone, or of `section`: those of the ink ground.
 */
export const cardColours = {
  ground: ink('ground'),
  square: logo.square.color,
  dim: ink('line'),
  section: ink('ink-muted'),
  title: ink('ink'),
  other: ink('measure-other'),
  up: ink('brand'),
  down: ink('danger'),
  'profit-after-tax': ink('measure-profit-after-tax'),
  ratio: ink('measure-ratio'),
} as const

/** Colours of which one lies on the other, and how many steps smooth edges need between them, besides those of text. */
export const cardBlends = [
  ['ground', 'dim', 8],
  ['ground', 'square', 6],
  ['square', 'title', 7],
  ['dim', 'title', 8],
  ['dim', 'section', 6],
] as const

/** Where the logo is drawn, in pixels, and by how much it is enlarged. */
interface LogoPlace {
  x: number
  y: number
  scale: number
}

/** The picture behind the text, as elements of SVG: the logo, and where nothing else is drawn, the treads of its mark. */
export function drawCardBackground(place: LogoPlace, hasMark: boolean): string {
  return (hasMark ? toMark() : '') + toLogo(place)
}

/** The three treads of the logo, to the edges of the card, on a grid of 30 pixels. */
function toMark(): string {
  return `<path d="M780 630V510H930V390H1080V270H1200V630Z" fill="${cardColours.dim}"/>`
}

/** The logo of the header. */
function toLogo({ x, y, scale }: LogoPlace): string {
  const { square, mark, letters } = logo
  const ofLetters = letters.thickness > 0 ? `stroke-width="${letters.thickness}"` : `fill="${mark.color}" stroke="none"`
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${mark.color}">` +
    `<rect width="${square.size}" height="${square.size}" rx="${square.radius}" fill="${square.color}" stroke="none"/>` +
    `<path d="${mark.path}" stroke-width="${mark.thickness}"/>` +
    `<path d="${letters.paths.join('')}" ${ofLetters}/></g>`
  )
}
