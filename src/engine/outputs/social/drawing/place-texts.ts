import { socialSize } from '#engine/model/images/social-image.ts'
import { breakText, type Line, type TextStyle } from './break-text.ts'
import type { Fonts } from './open-fonts.ts'

/** The cover of an entry (`src/lib/covers`): its texts, and paths in units of a card of 320 × 168. */
export interface CardCover {
  tone: string
  kind: string
  figure: string
  note: string
  before: string
  own: string
  line: string
  missing: string
}

/** Lines of one style and colour, and where they start. */
export interface PlacedText {
  colour: 'title' | 'soft'
  style: TextStyle
  lines: readonly { line: Line; baseline: number }[]
  left: number
}

export const { width, height } = socialSize
export const margin = 84
export const sectionBaseline = height - 70
const sectionStyle: TextStyle = { weight: 400, size: 32 }

/** A width, and the styles of a text in it from large to small; in the last one the text is truncated. */
interface Room {
  width: number
  styles: readonly (TextStyle & { lines: number })[]
}

const alone: Room = {
  width: width - 2 * margin,
  styles: [
    { weight: 600, size: 76, lines: 3 },
    { weight: 600, size: 64, lines: 4 },
    { weight: 600, size: 54, lines: 5 },
  ],
}

/** To the left of the drawing, which begins at 780 px. */
const besideDrawing = 780 - margin - 40
const besideStyles = (sizes: readonly (readonly [size: number, lines: number])[]): Room => ({
  width: besideDrawing,
  styles: sizes.map(([size, lines]) => ({ weight: 600, size, lines })),
})
const beside = besideStyles([
  [60, 3],
  [50, 4],
  [42, 5],
])
const figureRoom = besideStyles([
  [72, 1],
  [56, 1],
  [42, 1],
])

/** The texts of a card without a cover: its title around the middle, and its section. */
export function placeTitleAndSection(fonts: Fonts, title: string, section: string | undefined): PlacedText[] {
  const { lines, style } = fitText(fonts, title, alone)
  const leading = style.size * 1.22
  const top = 328 - ((lines.length - 1) * leading) / 2 + style.size * 0.36
  const placed: PlacedText = { colour: 'title', style, lines: placeLines(lines, top, leading), left: margin }
  if (section === undefined) return [placed]
  return [placed, placeLine(fonts, section, { left: margin + 66, baseline: sectionBaseline, room: width - 3 * margin })]
}

/** The texts of a card with a cover: what it is beside the logo, its title, its figure, and what the drawing shows. */
export function placeCoverTexts(fonts: Fonts, title: string, { kind, figure, note }: CardCover): PlacedText[] {
  const named = fitText(fonts, title, beside)
  const leading = named.style.size * 1.22
  const large = fitText(fonts, figure, figureRoom)
  const notes = breakText(fonts, note, { style: sectionStyle, width: besideDrawing }).slice(0, 2)
  const last = height - 48
  const firstNote = last - (notes.length - 1) * 38
  return [
    placeLine(fonts, kind, { left: 320, baseline: 108, room: width - 320 - margin }),
    {
      colour: 'title',
      style: named.style,
      lines: placeLines(named.lines, 164 + named.style.size, leading),
      left: margin,
    },
    { colour: 'title', style: large.style, lines: placeLines(large.lines, firstNote - 48, 0), left: margin },
    { colour: 'soft', style: sectionStyle, lines: placeLines(notes, firstNote, 38), left: margin },
  ]
}

/** Baselines are whole pixels, which makes them crisp. */
function placeLines(lines: readonly Line[], top: number, leading: number): PlacedText['lines'] {
  return lines.map((line, index) => ({ line, baseline: Math.round(top + index * leading) }))
}

interface LinePlace {
  left: number
  baseline: number
  room: number
}

/** The first line of a text. */
function placeLine(fonts: Fonts, text: string, { left, baseline, room }: LinePlace): PlacedText {
  const lines = breakText(fonts, text, { style: sectionStyle, width: room }).slice(0, 1)
  return { colour: 'soft', style: sectionStyle, lines: placeLines(lines, baseline, 0), left }
}

function fitText(fonts: Fonts, text: string, { width: room, styles }: Room): { lines: Line[]; style: TextStyle } {
  for (const style of styles) {
    const lines = breakText(fonts, text, { style, width: room })
    if (lines.length <= style.lines) return { lines, style }
  }
  const [last] = styles.slice(-1)
  const style: TextStyle = { weight: 600, size: last?.size ?? sectionStyle.size }
  const lines = breakText(fonts, text, { style, width: room - style.size }).slice(0, last?.lines ?? 1)
  const ellipsis = fonts.setWord('…', style.weight)
  return { lines: [...lines.slice(0, -1), { words: [...(lines.at(-1)?.words ?? []), ellipsis] }], style }
}
