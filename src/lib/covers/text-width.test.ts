import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { toTextWidth } from './text-width.ts'

const fonts = ['latin', 'vietnamese', 'latin-ext'].map((subset) => {
  const name = `@fontsource/hanken-grotesk/files/hanken-grotesk-${subset}-700-normal.woff`
  const font = create(readFileSync(createRequire(import.meta.url).resolve(name)))
  if (!('layout' in font)) throw new Error(`${name} is a collection`)
  return font
})

/** The width of a text in the bold typeface, letter by letter. */
function measure(text: string, size: number): number {
  return Array.from(text.normalize('NFC'), (character) => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    return ((font?.layout(character).advanceWidth ?? Infinity) * size) / 1000
  }).reduce((sum, width) => sum + width, 0)
}

const letters = 'aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệghiìíỉĩịklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvxyỳýỷỹỵfjwz'
const others = '0123456789 .,:;/()%+−–-·…₫&\'"“”’!?*°|'

test.each([...letters, ...letters.toUpperCase(), ...others])(
  '%j is at most as wide as said, and not much less',
  (one) => {
    const width = measure(one, 100)
    expect(toTextWidth(one, 100)).toBeGreaterThanOrEqual(width)
    expect(toTextWidth(one, 100)).toBeLessThan(width + 15)
  },
)

test.each([
  'Lợi nhuận sau thuế, Quý III/2026',
  'Profit after tax, Q3/2026',
  '1.200.000,50 ₫',
  'ZZA',
  'VND 300 billion',
])('a text is at most an eighth wider than %j', (text) => {
  expect(toTextWidth(text, 13) / measure(text, 13)).toBeLessThan(1.125)
})

test('a letter that no table has is as wide as the widest, and a composed one as a decomposed one', () => {
  expect(toTextWidth('字', 10)).toBe(10)
  expect(toTextWidth('Quỹ'.normalize('NFC'), 10)).toBe(toTextWidth('Quỹ'.normalize('NFD'), 10))
})
