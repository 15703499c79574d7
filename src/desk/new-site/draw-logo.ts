import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** The square of the mark, in pixels, and what stands between it and the name. */
const square = 36
const gap = 8
/** The baseline of the name, and the most that it takes. */
const baseline = 26.5
const mostWidth = 132
const mostSize = 25

/** A frame with an opening: a mark that is nobody's, until the firm has drawn its own. */
const mark = 'M8.5 27.5v-19h19v19M18 27.5V18'

/** The logo of a firm that has none yet: a mark in a square, and its name in outlines of a font. */
export interface DrawnLogo {
  width: number
  /** Outlines of the name. */
  letters: string
  mark: string
}

/** @throws ProgramError where the font lacks a letter of the name */
export function drawLogo(name: string, fontFile: string): DrawnLogo {
  const font = readFont(fontFile)
  const missing = Array.from(name).find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (missing !== undefined) throw new ProgramError(say`--short ${name}: the typeface has no letter "${missing}"`)
  const run = font.layout(name)
  const size = Math.min(mostSize, (mostWidth / run.advanceWidth) * font.unitsPerEm)
  const scale = size / font.unitsPerEm
  let x = square + gap
  const outlines = run.glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(x, baseline)
    x += (run.positions[index]?.xAdvance ?? 0) * scale
    return outline.commands
  })
  return { width: Math.ceil(x), letters: toPath(outlines.flat()), mark }
}

function readFont(file: string): Font {
  const found = create(readFileSync(file))
  if (!('layout' in found)) throw new Error(`${file} is a collection of fonts`)
  return found
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const

interface Command {
  command: keyof typeof letters
  args: readonly number[]
}

/** Outlines as `d` of SVG, each point from the one before, in tenths of a pixel: every page has it twice. */
function toPath(commands: readonly Command[]): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  return commands
    .map(({ command, args }) => {
      const tenths = args.map((value) => Math.round(value * 10))
      const relative = tenths.map((value, index) => (value - (index % 2 === 0 ? x : y)) / 10)
      ;[x, y] = [tenths.at(-2) ?? startX, tenths.at(-1) ?? startY]
      if (command === 'moveTo') [startX, startY] = [x, y]
      return (
        letters[command] +
        relative
          .join(' ')
          .replaceAll(' -', '-')
          .replaceAll(/(?<!\d)0\./g, '.')
      )
    })
    .join('')
}

/** The mark alone, as the icon of browsers. */
export function drawIcon(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${square} ${square}"><rect width="${square}" height="${square}" rx="4" fill="${color}"/><path d="${mark}" fill="none" stroke="#fff" stroke-width="3"/></svg>\n`
}

/** The module of the logo, with the form that the one of this project gives it. */
export function writeLogo(own: string, { width, letters: outlines, mark: path }: DrawnLogo, color: string): string {
  const [form = ''] = /\/\*\* A logo as paths[\s\S]*?\n}\n/.exec(own) ?? []
  return `${form}
/** The logo of this firm, until it has drawn its own. */
export const logo: Logo = {
  width: ${width},
  height: ${square},
  square: { size: ${square}, radius: 4, color: '${color}' },
  mark: { path: '${path}', color: '#fff', thickness: 3 },
  letters: {
    paths: [
      '${outlines}',
    ],
    thickness: 0,
  },
}
`
}
