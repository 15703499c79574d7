import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

// Converts text to paths, so that an image does not depend on the fonts of the machine.

/** The font weight, and the size in pixels. */
export interface TextStyle {
  weight: 400 | 600
  size: number
}

const subsets = ['latin', 'vietnamese', 'latin-ext']
/** All font files. */
export const fontFiles: readonly string[] = ([400, 600] as const).flatMap((weight) =>
  subsets.map((subset) => toFontFile(subset, weight)),
)

const loaded = new Map<TextStyle['weight'], Font[]>()

/** The path data of a line of text whose baseline starts at a point. Characters that the fonts lack are left out. */
export function toOutline(text: string, style: TextStyle, at: { x: number; y: number }): string {
  const parts: string[] = []
  let x = at.x
  for (const { font, run } of toRuns(text, style)) {
    const scale = style.size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      const origin = { x: x + xOffset * scale, y: at.y - yOffset * scale }
      for (const { command, args } of glyph.path.commands) parts.push(toSegment(command, args, { ...origin, scale }))
      x += xAdvance * scale
    }
  }
  return parts.join('')
}

/** The width of a line in pixels. */
export function measureText(text: string, style: TextStyle): number {
  return toRuns(text, style).reduce((sum, { font, run }) => {
    return sum + (font.layout(run).advanceWidth * style.size) / font.unitsPerEm
  }, 0)
}

/** Breaks a text between words into lines of at most a width. A longer word is a line of its own. */
export function breakText(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measureText(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Splits a text into runs of characters from the same font file. */
function toRuns(text: string, { weight }: TextStyle): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const character of text.normalize('NFC')) {
    const font = readFonts(weight).find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (font && last?.font === font) last.run += character
    else if (font) runs.push({ font, run: character })
  }
  return runs
}

function readFonts(weight: TextStyle['weight']): Font[] {
  const known = loaded.get(weight)
  if (known) return known
  const fonts = subsets.flatMap((subset) => {
    const font = create(readFileSync(toFontFile(subset, weight)))
    return 'layout' in font ? [font] : [] // by type, a file can also be a font collection
  })
  loaded.set(weight, fonts)
  return fonts
}

function toFontFile(subset: string, weight: TextStyle['weight']): string {
  return createRequire(import.meta.url).resolve(
    `@fontsource/hanken-grotesk/files/hanken-grotesk-${subset}-${weight}-normal.woff`,
  )
}

const pathCommands: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** A segment of path data. The y axis of fonts points up, that of SVG down. */
function toSegment(command: string, numbers: readonly number[], at: { x: number; y: number; scale: number }): string {
  const placed = numbers.map((number, index) => {
    const value = index % 2 === 0 ? at.x + number * at.scale : at.y - number * at.scale
    return Math.round(value * 10) / 10
  })
  return `${pathCommands[command] ?? ''}${placed.join(' ')}`
}
