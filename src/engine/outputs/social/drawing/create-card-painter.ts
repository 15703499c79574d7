import { socialSize } from '#engine/model/images/social-image.ts'
import { breakText, type Line, type TextStyle } from './break-text.ts'
import { createGlyphCache, type GlyphCache } from './create-glyph-cache.ts'
import { drawBackground } from './draw-background.ts'
import { encodePng, toRows } from './encode-png.ts'
import { openFonts, type Fonts } from './open-fonts.ts'
import { colours, palette, toBlendTable, toIndex } from './palette.ts'
import { fullCoverage, type Coverage } from './to-coverage.ts'

/** What a social image shows. */
export interface Card {
  title: string
  /** The title of the section of the page. */
  section?: string | undefined
}

/** Draws cards, and keeps what they have in common: the background, fonts, words and glyphs. */
export interface CardPainter {
  /**
   * A card as a PNG of `socialSize`; the same card always gives the same bytes. Characters that the typeface lacks are left
   * out, and a title that is too long is truncated.
   */
  paint: (card: Card) => Uint8Array<ArrayBuffer>
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
export function createCardPainter(): CardPainter {
  const text: TextSource = { fonts: openFonts(), glyphs: createGlyphCache() }
  const background = toRows(width, height, drawBackground({ x: margin, y: 66, scale: 1.7 }))
  const rows = background.slice() // one for all cards: with 0.8 MB for each, memory would grow faster than it is freed
  const blend = { title: toBlendTable(colours.title), section: toBlendTable(colours.section) }
  const rule = toIndex(colours.square)
  return {
    paint: ({ title, section }) => {
      rows.set(background)
      for (const line of placeTitle(text.fonts, title)) drawLine(rows, { ...line, blend: blend.title }, text)
      if (section !== undefined) {
        for (const y of [0, 1, 2, 3]) {
          const start = toOffset(margin, sectionBaseline - 12 + y)
          rows.fill(rule, start, start + 44)
        }
        const [line] = breakText(text.fonts, section, { style: sectionStyle, width: width - 3 * margin })
        const place = { x: margin + 66, y: sectionBaseline }
        if (line) drawLine(rows, { line, style: sectionStyle, place, blend: blend.section }, text)
      }
      return encodePng({ width, height, rows, palette })
    },
  }
}

/** The default card: the logo, large, in the place of a title. It needs no typeface. */
export function paintDefaultCard(): Uint8Array<ArrayBuffer> {
  return encodePng({
    width,
    height,
    rows: toRows(width, height, drawBackground({ x: margin, y: 236, scale: 4.4 })),
    palette,
  })
}

interface PlacedLine {
  line: Line
  style: TextStyle
  /** Where its baseline starts, in pixels. */
  place: { x: number; y: number }
}

interface TextSource {
  fonts: Fonts
  glyphs: GlyphCache
}

/** The lines of a title, around the middle of the card. Baselines are whole pixels, which makes them crisp. */
function placeTitle(fonts: Fonts, title: string): PlacedLine[] {
  const { lines, style } = fitTitle(fonts, title)
  const leading = style.size * 1.22
  const top = 328 - ((lines.length - 1) * leading) / 2 + style.size * 0.36
  return lines.map((line, index) => ({ line, style, place: { x: margin, y: Math.round(top + index * leading) } }))
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

function drawLine(
  rows: Uint8Array,
  { line, style, place, blend }: PlacedLine & { blend: Uint8Array },
  { fonts, glyphs }: TextSource,
): void {
  const scale = style.size / 1000
  const space = fonts.setWord(' ', style.weight).width
  let start = 0
  for (const word of line.words) {
    for (const { shape, x, y } of word.glyphs) {
      const glyph = glyphs.get(shape, { size: style.size, x: place.x + (start + x) * scale })
      blit(
        rows,
        { ...glyph.coverage, left: glyph.left, top: Math.round(place.y - y * scale) + glyph.coverage.top },
        blend,
      )
    }
    start += word.width + space
  }
}

/** Draws on an image. Whatever is outside of it is left out. */
function blit(rows: Uint8Array, { left, top, levels, ...size }: Coverage, blend: Uint8Array): void {
  const firstX = Math.max(-left, 0)
  const endX = Math.min(size.width, width - left)
  const endY = Math.min(size.height, height - top)
  for (let y = Math.max(-top, 0); y < endY; y++) {
    for (let x = firstX; x < endX; x++) {
      const level = levels[y * size.width + x] ?? 0
      if (level === 0) continue
      const at = toOffset(left + x, top + y)
      rows[at] = blend[(rows[at] ?? 0) * (fullCoverage + 1) + level] ?? 0
    }
  }
}

/** Where the pixel of a column and row is; each row begins with its filter. */
function toOffset(x: number, y: number): number {
  return y * (width + 1) + 1 + x
}
