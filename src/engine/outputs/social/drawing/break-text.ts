import type { FontWeight } from './font-files.ts'
import type { Fonts, Word } from './open-fonts.ts'

/** The font weight, and the size in pixels. */
export interface TextStyle {
  weight: FontWeight
  size: number
}

export interface Line {
  words: readonly Word[]
}

/** The width of a line in pixels. Words are set one by one: the typeface has no kerning with spaces. */
export function measureLine(fonts: Fonts, { words }: Line, { weight, size }: TextStyle): number {
  const spaces = Math.max(words.length - 1, 0) * fonts.setWord(' ', weight).width
  return (words.reduce((sum, word) => sum + word.width, spaces) * size) / 1000
}

/** Breaks a text between words into lines of at most a width. A longer word is a line of its own. */
export function breakText(fonts: Fonts, text: string, { style, width }: { style: TextStyle; width: number }): Line[] {
  const lines: Line[] = []
  for (const part of text.split(/\s+/)) {
    const word = fonts.setWord(part, style.weight)
    if (word.glyphs.length === 0) continue
    const words = [...(lines.at(-1)?.words ?? []), word]
    const isFitting = lines.length > 0 && measureLine(fonts, { words }, style) <= width
    if (isFitting) lines[lines.length - 1] = { words }
    else lines.push({ words: [word] })
  }
  return lines
}
