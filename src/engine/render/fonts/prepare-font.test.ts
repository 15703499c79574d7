import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { prepareFont } from './prepare-font.ts'

function readBytes(font: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/hanken-grotesk/${font}.ttf`)))
}

function open(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('The font is a collection')
  return font
}

const original = readBytes('400Regular/HankenGrotesk_400Regular')
const bold = readBytes('700Bold/HankenGrotesk_700Bold')
const prepared = Buffer.from(bold)
prepareFont(prepared, original)

test('one bit of each glyph changes, and the time', () => {
  const changed = [...bold.keys()].filter((index) => bold[index] !== prepared[index])
  const bits = new Set(changed.map((index) => (bold[index] ?? 0) ^ (prepared[index] ?? 0)))
  const { numGlyphs } = open(bold)
  expect(changed.length).toBeGreaterThan(numGlyphs - 10)
  expect(changed.length).toBeLessThan(numGlyphs + 8)
  expect(bits).toContain(0x40)
  expect(bits).toContain(0x04)
})

test('the outlines stay', () => {
  const [before, after] = [open(bold), open(prepared)]
  const draw = (font: Font) => before.characterSet.map((point) => font.glyphForCodePoint(point).path.toSVG())
  expect(draw(after)).toEqual(draw(before))
})

test('nothing changes a second time', () => {
  const again = Buffer.from(prepared)
  prepareFont(again, original)
  expect(again.equals(prepared)).toBe(true)
})
