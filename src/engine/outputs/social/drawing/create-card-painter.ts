import { socialSize } from '#engine/model/images/social-image.ts'
import { breakText, type Line, type TextStyle } from './break-text.ts'
import { drawBackground } from './draw-background.ts'
import { encodePng, toRows } from './encode-png.ts'
import { openFonts, type Fonts } from './open-fonts.ts'
import { colours, fullCoverage, palette, toBlendTable, toIndex } from './palette.ts'
import { rasterizeOpacity, type Rows } from './rasterize.ts'

/** The content of a social image. */
export interface Card {
  title: string
  /** The title of the section of the page. */
  section?: string | undefined
}

/** Draws cards, and keeps what they have in common: the background, fonts and words. */
export interface CardPainter {
  /**
   * A card as a PNG of `socialSize`; the same card always gives the same bytes. Characters that the typeface lacks are left
   * out, and a title that is too long is truncated.
   */
  paint: (card: Card) => Promise<Uint8Array<ArrayBuffer>>
}

const { width, height } = socialSize
const margin = 84
/** From large to small. The first style in which the title fits is used; in the last one, the title is truncated. */
const titleStyles: readonly (TextStyle & { lines: number })[] = [
  { weight: 600, size: 76, lines: 3 },
  { weight: 600, size: 64, lines: 4 },
  { weight: 600, size: 54, lines: 5 },
]
const sectionStyle: TextStyle = { weight: 400, size: 32 }
const sectionBaseline = height - 70

/** Draws the background; the files of the typeface are read when a card needs them. */
export async function createCardPainter(): Promise<CardPainter> {
  const fonts = openFonts()
  const background = toRows(width, height, await drawBackground({ x: margin, y: 66, scale: 1.7 }))
  const rows = background.slice() // one for all cards: with 0.8 MB for each, memory would grow faster than it is freed
  const blend = { title: toBlendTable(colours.title), section: toBlendTable(colours.section) }
  const rule = toIndex(colours.square)
  return {
    paint: async ({ title, section }) => {
      const [titleText, sectionText] = await Promise.all([
        drawText(fonts, placeTitle(fonts, title)),
        section === undefined ? undefined : drawText(fonts, placeSection(fonts, section)),
      ])
      // From here on, nothing waits: the rows are this card's.
      rows.set(background)
      if (titleText) blit(rows, titleText, blend.title)
      if (section !== undefined) {
        for (const y of [0, 1, 2, 3]) {
          const start = toOffset(margin, sectionBaseline - 12 + y)
          rows.fill(rule, start, start + 44)
        }
      }
      if (sectionText) blit(rows, sectionText, blend.section)
      return encodePng({ width, height, rows, palette })
    },
  }
}

/** The default card: the logo, large, in the place of a title. It needs no typeface. */
export async function paintDefaultCard(): Promise<Uint8Array<ArrayBuffer>> {
  const background = await drawBackground({ x: margin, y: 236, scale: 4.4 })
  return encodePng({ width, height, rows: toRows(width, height, background), palette })
}

/** Lines of one style, and where they start. */
interface PlacedText {
  style: TextStyle
  lines: readonly { line: Line; baseline: number }[]
  left: number
}

/** The lines of a title, around the middle of the card. Baselines are whole pixels, which makes them crisp. */
function placeTitle(fonts: Fonts, title: string): PlacedText {
  const { lines, style } = fitTitle(fonts, title)
  const leading = style.size * 1.22
  const top = 328 - ((lines.length - 1) * leading) / 2 + style.size * 0.36
  return {
    style,
    lines: lines.map((line, index) => ({ line, baseline: Math.round(top + index * leading) })),
    left: margin,
  }
}

/** The first line of a section's title. */
function placeSection(fonts: Fonts, section: string): PlacedText {
  const lines = breakText(fonts, section, { style: sectionStyle, width: width - 3 * margin }).slice(0, 1)
  return {
    style: sectionStyle,
    lines: lines.map((line) => ({ line, baseline: sectionBaseline })),
    left: margin + 66,
  }
}

function fitTitle(fonts: Fonts, title: string): { lines: Line[]; style: TextStyle } {
  const space = width - 2 * margin
  for (const style of titleStyles) {
    const lines = breakText(fonts, title, { style, width: space })
    if (lines.length <= style.lines) return { lines, style }
  }
  const [last] = titleStyles.slice(-1)
  const style: TextStyle = { weight: 600, size: last?.size ?? sectionStyle.size }
  const lines = breakText(fonts, title, { style, width: space - style.size }).slice(0, last?.lines ?? 1)
  const ellipsis = fonts.setWord('…', style.weight)
  return { lines: [...lines.slice(0, -1), { words: [...(lines.at(-1)?.words ?? []), ellipsis] }], style }
}

interface Drawing extends Rows {
  /** The opacity of each pixel, from 0 to 255. */
  opacity: Uint8Array
}

/** Draws the outlines of a text; undefined if it has none. */
async function drawText(fonts: Fonts, { style, lines, left }: PlacedText): Promise<Drawing | undefined> {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return undefined
  // Higher than two marks above a capital, and lower than a dot below a letter.
  const top = Math.floor(first.baseline - style.size * 1.3)
  const bottom = Math.ceil(last.baseline + style.size * 0.5)
  const box = { top, height: Math.min(bottom, height) - top }
  const space = fonts.setWord(' ', style.weight).width
  const elements = lines.map(({ line, baseline }) => {
    const scale = style.size / 1000
    return `<g transform="matrix(${scale} 0 0 ${-scale} ${left} ${baseline})">${toOutlines(line, space)}</g>`
  })
  return { ...box, opacity: await rasterizeOpacity(elements.join(''), box) }
}

/** The glyphs of a line, in units of the typeface. */
function toOutlines({ words }: Line, space: number): string {
  let start = 0
  let outlines = ''
  for (const { glyphs, width } of words) {
    for (const { outline, x, y } of glyphs)
      outlines += `<path transform="translate(${start + x} ${y})" d="${outline}"/>`
    start += width + space
  }
  return outlines
}

/** Puts a drawing of one colour on an image. */
function blit(rows: Uint8Array, { top, height, opacity }: Drawing, blend: Uint8Array): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const level = Math.round(((opacity[y * width + x] ?? 0) * fullCoverage) / 255)
      if (level === 0) continue
      const at = toOffset(x, top + y)
      rows[at] = blend[(rows[at] ?? 0) * (fullCoverage + 1) + level] ?? 0
    }
  }
}

/** Where the pixel of a column and row is; each row begins with its filter. */
function toOffset(x: number, y: number): number {
  return y * (width + 1) + 1 + x
}
