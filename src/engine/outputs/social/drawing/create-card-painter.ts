import type { Line } from './break-text.ts'
import { drawBackground } from './draw-background.ts'
import { encodePng, toRows } from './encode-png.ts'
import { openFonts, type Fonts } from './open-fonts.ts'
import { colours, fullCoverage, palette, toBlendTable, toIndex, toToneColour } from './palette.ts'
import {
  height,
  margin,
  placeCoverTexts,
  placeTitleAndSection,
  sectionBaseline,
  width,
  type CardCover,
  type PlacedText,
} from './place-texts.ts'
import { rasterizeOpacity, type Rows } from './rasterize.ts'

/** The content of a social image. */
export interface Card {
  title: string
  /** The title of the section of the page. */
  section?: string | undefined
  /** Only of entries. */
  cover?: CardCover | undefined
}

/** Draws cards, and keeps what they have in common: the background, fonts and words. */
export interface CardPainter {
  /**
   * A card as a PNG of `socialSize`; the same card always gives the same bytes. Characters that the typeface lacks are left
   * out, and a title that is too long is truncated.
   */
  paint: (card: Card) => Promise<Uint8Array<ArrayBuffer>>
}

/** The logo, at the top left. */
const logoPlace = { x: margin, y: 66, scale: 1.7 }
/** Covers are drawn in units of a card of 320. */
const unit = width / 320

/** Draws the backgrounds; the files of the typeface are read when a card needs them. */
export async function createCardPainter(): Promise<CardPainter> {
  const fonts = openFonts()
  const [marked, plain] = await Promise.all(
    [true, false].map(async (hasMark) => toRows(width, height, await drawBackground(logoPlace, hasMark))),
  )
  const rows = new Uint8Array((width + 1) * height) // one for all cards: with 0.8 MB for each, memory would grow faster than it is freed
  const blend = { title: toBlendTable(colours.title), soft: toBlendTable(colours.section) }
  const rule = toIndex(colours.square)
  return {
    paint: async ({ title, section, cover }) => {
      const placed = cover ? placeCoverTexts(fonts, title, cover) : placeTitleAndSection(fonts, title, section)
      const [shape, ...texts] = await Promise.all([
        cover && drawShape(cover),
        ...placed.map(async (text) => ({ text, drawing: await drawText(fonts, text) })),
      ])
      // From here on, nothing waits: the rows are this card's.
      rows.set((cover ? plain : marked) ?? [])
      if (shape && cover) blit(rows, shape, toBlendTable(toToneColour(cover.tone)))
      for (const { text, drawing } of texts) if (drawing) blit(rows, drawing, blend[text.colour])
      if (section !== undefined && !cover) {
        for (const y of [0, 1, 2, 3]) {
          const start = toOffset(margin, sectionBaseline - 12 + y)
          rows.fill(rule, start, start + 44)
        }
      }
      return encodePng({ width, height, rows, palette })
    },
  }
}

/** The default card: the logo, large, in the place of a title. It needs no typeface. */
export async function paintDefaultCard(): Promise<Uint8Array<ArrayBuffer>> {
  const background = await drawBackground({ x: margin, y: 236, scale: 4.4 }, true)
  return encodePng({ width, height, rows: toRows(width, height, background), palette })
}

/** The drawing of a cover, in one colour: what it is compared with is pale. */
async function drawShape({ before, own, line, missing }: CardCover): Promise<Drawing> {
  const box = { top: 0, height }
  const stroke = `fill="none" stroke="#000" stroke-width="2"`
  const elements =
    `<g transform="scale(${unit})"><path fill-opacity=".22" d="${before}"/><path d="${own}"/>` +
    `<path ${stroke} d="${line}"/><path ${stroke} stroke-dasharray="4 4" d="${missing}"/></g>`
  return { ...box, opacity: await rasterizeOpacity(elements, box) }
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
