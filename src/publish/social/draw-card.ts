import { socialSize } from '#model/images/social-image.ts'
import { breakText, toOutline, type TextStyle } from './outline-text.ts'

export interface Card {
  title: string
  /** The title of the section of the page. */
  section?: string | undefined
}

const { width, height } = socialSize
const margin = 84
const colours = {
  ground: '#052518',
  line: '#0d7a46',
  dim: '#09522f',
  pale: '#79bf96',
  section: '#add9be',
  title: '#ffffff',
} as const

/** From large to small. The first style in which the title fits is used; in the last one, the title is truncated. */
const titleStyles: readonly (TextStyle & { lines: number })[] = [
  { weight: 600, size: 76, lines: 3 },
  { weight: 600, size: 64, lines: 4 },
  { weight: 600, size: 54, lines: 5 },
]
const sectionStyle: TextStyle = { weight: 400, size: 32 }

/** The SVG of a social card: the title and section of a page, as paths. */
export function drawCard({ title, section }: Card): string {
  const { lines, style } = fitTitle(title)
  const leading = style.size * 1.22
  const top = 328 - ((lines.length - 1) * leading) / 2 + style.size * 0.36
  const outlines = lines.map((line, index) => toOutline(line, style, { x: margin, y: top + index * leading }))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    drawLines(),
    `<g transform="translate(${margin} 66) scale(1.7)">${logo}</g>`,
    `<path fill="${colours.title}" d="${outlines.join('')}"/>`,
    ...(section === undefined ? [] : [drawSection(section)]),
    '</svg>',
  ].join('\n')
}

function fitTitle(title: string): { lines: string[]; style: TextStyle } {
  const space = width - 2 * margin
  for (const style of titleStyles) {
    const lines = breakText(title, style, space)
    if (lines.length <= style.lines) return { lines, style }
  }
  const [last] = titleStyles.slice(-1)
  const style: TextStyle = { weight: 600, size: last?.size ?? sectionStyle.size }
  const lines = breakText(title, style, space - style.size).slice(0, last?.lines ?? 1)
  return { lines: [...lines.slice(0, -1), `${lines.at(-1)} …`], style }
}

function drawSection(section: string): string {
  const y = height - 70
  const [line = ''] = breakText(section, sectionStyle, width - 3 * margin)
  const rule = `<rect x="${margin}" y="${y - 12}" width="44" height="4" fill="${colours.line}"/>`
  const x = margin + 66
  return `${rule}<path fill="${colours.section}" d="${toOutline(line, sectionStyle, { x, y })}"/>`
}

/** The rising lines in the background. */
function drawLines(): string {
  const paths = Array.from({ length: 9 }, (_, line) => {
    const points = Array.from({ length: 15 }, (_point, step) => {
      const x = 600 + step * 45
      const y = 668 - line * 13 - step * (4.5 + line * 2.1) + 15 * Math.sin(step * 0.7 + line * 1.4)
      return `${x},${y.toFixed(1)}`
    })
    const isHighlighted = line === 5
    return `<polyline points="${points.join(' ')}" stroke="url(#${isHighlighted ? 'lit' : 'dim'})" stroke-width="${isHighlighted ? 4 : 2}"/>`
  })
  return `<defs>${toFade('lit', colours.pale)}${toFade('dim', colours.dim)}</defs><g fill="none">${paths.join('')}</g>`
}

function toFade(id: string, colour: string): string {
  const stops = `<stop stop-color="${colours.ground}"/><stop offset="1" stop-color="${colour}"/>`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="600" y1="0" x2="960" y2="0">${stops}</linearGradient>`
}

/** The logo, as in the header (src/ui/logo.tsx). */
const logo = [
  '<rect width="36" height="36" rx="4" fill="#0d7a46"/>',
  '<path d="M8 27h6.5v-6.5H21V14h6.5V8" fill="none" stroke="#fff" stroke-width="3"/>',
  '<g fill="none" stroke="#fff" stroke-width="4.4">',
  '<path d="M65.5 11.6c-1.6-2.4-4-3.5-7-3.5-3.9 0-6.5 1.9-6.5 4.8 0 6.8 13.9 3 13.9 10.1 0 3-2.7 5-6.9 5-3.5 0-6.2-1.3-7.8-3.9"/>',
  '<path d="M73.4 6v24M87.6 6v24M73.4 18h14.2"/>',
  '<path d="M108.5 11.6c-1.6-2.4-4-3.5-7-3.5-3.9 0-6.5 1.9-6.5 4.8 0 6.8 13.9 3 13.9 10.1 0 3-2.7 5-6.9 5-3.5 0-6.2-1.3-7.8-3.9"/>',
  '</g>',
].join('')
