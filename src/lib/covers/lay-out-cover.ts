import { drawShape, type ShapePaths } from './draw-shape.ts'
import type { DrawnCover } from './drawn-cover.ts'
import { toTextWidth } from './text-width.ts'

/** `tile`: in lists, 14 × 10 units of the grid. `wide`: at the head of a page, 40 × 21 units, the sides of a social image. */
export type CoverForm = 'tile' | 'wide'

export interface CoverText {
  text: string
  x: number
  /** The baseline. */
  y: number
  size: number
  weight: 400 | 600 | 700
  role: 'kind' | 'figure' | 'note'
}

export interface CoverLayout extends ShapePaths {
  width: number
  height: number
  texts: CoverText[]
}

/** The smallest size of letters on the site. */
const small = 13

/** The sides of a cover, and the part that is drawn on: at the right and at the bottom it ends with the cover. */
const forms = {
  tile: { width: 112, height: 80, drawing: { x: 0, y: 52, width: 112, height: 28 } },
  wide: { width: 320, height: 168, drawing: { x: 208, y: 40, width: 112, height: 128 } },
} as const

/** The drawing and the texts of a cover, each in its place: a pure function of what the cover shows. */
export function layOutCover(cover: DrawnCover, form: CoverForm): CoverLayout {
  const { width, height, drawing } = forms[form]
  return {
    width,
    height,
    ...drawShape(cover.shape, drawing),
    texts: form === 'tile' ? toTileTexts(cover) : toWideTexts(cover),
  }
}

function toTileTexts({ short, figure }: DrawnCover): CoverText[] {
  const room = forms.tile.width - 2 * 8
  // Marks above capitals and strokes below the line need more room than figures.
  const isTall = /[\p{M}gjpqyQ,;()/]/u.test(figure.normalize('NFD'))
  const size = toSize(figure, room, [isTall ? 20 : 24, 20, 18, 16, 14, small])
  return [
    { role: 'kind', text: cut(short, room, small), x: 8, y: 19, size: small, weight: 600 },
    { role: 'figure', text: cut(figure, room, size), x: 8, y: 44, size, weight: 700 },
  ]
}

function toWideTexts({ kind, figure, note }: DrawnCover): CoverText[] {
  const { width, drawing } = forms.wide
  const [left, room] = [16, drawing.x - 2 * 16]
  const size = toSize(figure, room, [48, 40, 32, 28, 24, 20, 16, small])
  const lines = toLines(note, room, 3)
  return [
    { role: 'kind', text: cut(kind, width - 2 * left, small), x: left, y: 28, size: small, weight: 600 },
    { role: 'figure', text: cut(figure, room, size), x: left, y: Math.round(40 + size * 0.9), size, weight: 700 },
    ...lines.map((text, index): CoverText => ({
      role: 'note',
      text,
      x: left,
      y: 152 - (lines.length - 1 - index) * 16,
      size: small,
      weight: 400,
    })),
  ]
}

/** The largest size at which a text has room; the smallest where it has at none. */
function toSize(text: string, room: number, sizes: readonly [number, ...number[]]): number {
  return sizes.find((size) => toTextWidth(text, size) <= room) ?? sizes.at(-1) ?? sizes[0]
}

/** A text that is too wide, up to the last word that has room. */
function cut(text: string, room: number, size: number): string {
  let shown = text
  while (toTextWidth(shown, size) > room && shown.includes(' ')) shown = `${shown.replace(/[ ·,;:…]*[^ ]*…?$/, '')}…`
  return shown
}

/** Breaks a text between words; what is beyond the last line is left out. */
function toLines(text: string, room: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && toTextWidth(longer, small) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), room, small)]
}
