import { drawShape, type ShapePaths } from './draw-shape.ts'
import type { DrawnCover } from './drawn-cover.ts'
import { toTextWidth } from './text-width.ts'

/**
 * `tile`: in lists, 16 × 12 units of the grid. `wide`: at the head of a page, 42 × 22 units. In both the drawing is the lower third,
 * from edge to edge. `card`: in a social image, whose title and texts are beside the drawing.
 */
export type CoverForm = 'tile' | 'wide' | 'card'

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

/** The figures of a cover stand closer than letters, by so much of their size (`cover.css`). */
const closer = 0.02

/** The sides of a cover, and the part that is drawn on: it ends with the cover. */
const forms = {
  tile: { width: 128, height: 96, drawing: { x: 0, y: 64, width: 128, height: 32 } },
  wide: { width: 336, height: 176, drawing: { x: 0, y: 112, width: 336, height: 64 } },
  card: { width: 320, height: 168, drawing: { x: 208, y: 40, width: 112, height: 128 } },
} as const

const toTexts: Readonly<Record<CoverForm, (cover: DrawnCover) => CoverText[]>> = {
  tile: toTileTexts,
  wide: toWideTexts,
  card: () => [],
}

/** The part that is drawn on where the figure is none of the subject: a thumbnail then has no text, and a wide cover no figure. */
const outlines = {
  tile: { x: 0, y: 24, width: 128, height: 72 },
  wide: { x: 0, y: 80, width: 336, height: 96 },
  card: forms.card.drawing,
} as const

/** The drawing and the texts of a cover, each in its place: a pure function of what the cover shows. */
export function layOutCover(cover: DrawnCover, form: CoverForm): CoverLayout {
  const { width, height, drawing: beside } = forms[form]
  const drawing = cover.isOutline ? outlines[form] : beside
  return { width, height, ...drawShape(cover.shape, drawing), texts: toTexts[form](cover) }
}

/** True if a thumbnail has room for label and figure, none of them cut. */
export function isWholeInTile({ label, figure }: Pick<DrawnCover, 'label' | 'figure'>): boolean {
  const room = forms.tile.width - 2 * 8
  return toLines(label, room, 2).every((line) => !line.endsWith('…')) && toFigureWidth(figure, small) <= room
}

/** The label in a line, or in two above a smaller figure. */
function toTileTexts({ label, figure, isOutline }: DrawnCover): CoverText[] {
  if (isOutline) return []
  const room = forms.tile.width - 2 * 8
  const lines = toLines(label, room, 2)
  const isShort = lines.length < 2
  // Marks above capitals and strokes below the line need more room than figures.
  const isTall = /[\p{M}gjpqyQ,;()/]/u.test(figure.normalize('NFD'))
  const size = toSize(figure, room, isShort ? [isTall ? 24 : 28, 24, 22, 20, 18, 16, 14, small] : [18, 16, 14, small])
  return [
    ...lines.map((text, index): CoverText => ({
      role: 'kind',
      text,
      x: 8,
      y: (isShort ? 22 : 19) + index * 16,
      size: small,
      weight: 600,
    })),
    {
      role: 'figure',
      text: cut(figure, room, (one) => toFigureWidth(one, size)),
      x: 8,
      y: isShort ? 51 : 56,
      size,
      weight: 700,
    },
  ]
}

/**
 * The kind, the figure, and a note of up to two lines, for which the figure is smaller. A figure that is none of the subject stands beside
 * the kind.
 */
function toWideTexts({ kind, figure, note, isOutline }: DrawnCover): CoverText[] {
  const [left, room] = [16, forms.wide.width - 2 * 16]
  const lines = toWholeParts(note, room, 2)
  if (isOutline) {
    return [
      { role: 'kind', text: cut(`${kind} · ${figure}`, room), x: left, y: 27, size: small, weight: 600 },
      ...lines.map((text, index): CoverText => ({
        role: 'note',
        text,
        x: left,
        y: 48 + index * 16,
        size: small,
        weight: 400,
      })),
    ]
  }
  const isShort = lines.length < 2
  const size = toSize(figure, room, isShort ? [40, 36, 32, 28, 24, 20, 16, small] : [28, 24, 20, 16, small])
  const last = 98
  return [
    { role: 'kind', text: cut(kind, room), x: left, y: 27, size: small, weight: 600 },
    {
      role: 'figure',
      text: cut(figure, room, (one) => toFigureWidth(one, size)),
      x: left,
      y: isShort ? 72 : 60,
      size,
      weight: 700,
    },
    ...lines.map((text, index): CoverText => ({
      role: 'note',
      text,
      x: left,
      y: last - (lines.length - 1 - index) * 16,
      size: small,
      weight: 400,
    })),
  ]
}

/** The largest size at which a figure has room; the smallest where it has at none. */
function toSize(text: string, room: number, sizes: readonly [number, ...number[]]): number {
  return sizes.find((size) => toFigureWidth(text, size) <= room) ?? sizes.at(-1) ?? sizes[0]
}

/** How wide the figure of a cover is at most. */
export function toFigureWidth(text: string, size: number): number {
  return toTextWidth(text, size) - closer * size * text.normalize('NFC').length
}

/** A text that is too wide, up to the last word that has room. */
function cut(text: string, room: number, toWidth: (text: string) => number = toSmallWidth): string {
  let shown = text
  while (toWidth(shown) > room && shown.includes(' ')) shown = `${shown.replace(/[ ·,;:…]*[^ ]*…?$/, '')}…`
  return shown
}

function toSmallWidth(text: string): number {
  return toTextWidth(text, small)
}

/** The lines of a text of parts (“a · b”) without its last parts, where they would be cut. */
function toWholeParts(text: string, room: number, most: number): string[] {
  const lines = toLines(text, room, most)
  const end = text.lastIndexOf(' · ')
  return end > 0 && lines.at(-1)?.endsWith('…') ? toWholeParts(text.slice(0, end), room, most) : lines
}

/** Breaks a text between words; what is beyond the last line is left out. */
function toLines(text: string, room: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && toSmallWidth(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), room)]
}
