import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph } from 'fontkit'
import { toFontFile, fontSubsets, type FontWeight } from './font-files.ts'

/** A word as it is set: its glyphs, each with its outline and place, and its width. */
export interface Word {
  /** The outline is a path of SVG, in units of the typeface: a thousandth of the font size; the y axis points up. */
  glyphs: readonly { outline: string; x: number; y: number }[]
  width: number
}

/** The typeface in all weights. */
export interface Fonts {
  /** Sets a word. Characters that the typeface lacks are left out. */
  setWord: (word: string, weight: FontWeight) => Word
}

/** More words are set anew, so that memory does not grow with the number of cards. */
const maximumWords = 5000

/** Opens the typeface; each file is read when a character of it is needed. */
export function openFonts(): Fonts {
  const files = new Map<string, Font>()
  const outlines = new Map<Font, Map<number, string>>()
  const words = new Map<string, Word>()

  const open = (subset: string, weight: FontWeight): Font => {
    const file = toFontFile(subset, weight)
    const font = files.get(file) ?? readFont(file)
    files.set(file, font)
    return font
  }
  const findFont = (character: string, weight: FontWeight): Font | undefined => {
    const codePoint = character.codePointAt(0) ?? 0
    for (const subset of fontSubsets) {
      const font = open(subset, weight)
      if (font.hasGlyphForCodePoint(codePoint)) return font
    }
    return undefined
  }
  const toOutline = (font: Font, glyph: Glyph): string => {
    const known = outlines.get(font) ?? new Map<number, string>()
    outlines.set(font, known)
    const outline = known.get(glyph.id) ?? glyph.path.toSVG()
    known.set(glyph.id, outline)
    return outline
  }
  const make = (word: string, weight: FontWeight): Word => {
    const glyphs: Word['glyphs'][number][] = []
    let width = 0
    for (const { font, run } of toRuns(word, (character) => findFont(character, weight))) {
      const layout = font.layout(run)
      for (const [index, glyph] of layout.glyphs.entries()) {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = layout.positions[index] ?? {}
        glyphs.push({ outline: toOutline(font, glyph), x: width + xOffset, y: yOffset })
        width += xAdvance
      }
    }
    return { glyphs, width }
  }
  return {
    setWord: (word, weight) => {
      const key = `${weight}${word}`
      const known = words.get(key)
      if (known) return known
      if (words.size === maximumWords) words.clear()
      const made = make(word, weight)
      words.set(key, made)
      return made
    },
  }
}

/** Splits a text into runs of characters from the same file. */
function toRuns(text: string, findFont: (character: string) => Font | undefined): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const character of text.normalize('NFC')) {
    const font = findFont(character)
    const last = runs.at(-1)
    if (font && last?.font === font) last.run += character
    else if (font) runs.push({ font, run: character })
  }
  return runs
}

function readFont(file: string): Font {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts; a file with a single font is needed`)
  if (font.unitsPerEm !== 1000) throw new Error(`${file} has ${font.unitsPerEm} units per em; 1000 are expected`)
  return font
}
