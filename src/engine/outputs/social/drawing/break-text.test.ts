import { expect, test } from 'vitest'
import { breakText, measureLine } from './break-text.ts'
import { openFonts } from './open-fonts.ts'

const fonts = openFonts()
const style = { weight: 600, size: 64 } as const

test.each([400, 600] as const)('weight %i has all Vietnamese letters', (weight) => {
  for (const letter of 'ẴằỢữỴỷđĐ₫“Nghịquyết”–1.200,50%…') {
    const { glyphs, width } = fonts.setWord(letter, weight)
    expect(glyphs.length, letter).toBe(1)
    expect(glyphs[0]?.outline.length, letter).toBeGreaterThan(20)
    expect(width, letter).toBeGreaterThan(0)
  }
})

test('decomposed letters are set as composed ones', () => {
  expect(fonts.setWord('Quỹ'.normalize('NFD'), 600)).toEqual(fonts.setWord('Quỹ', 600))
})

test('the typeface has no kerning with spaces, so words can be set one by one', () => {
  for (const pair of ['T W', 'a, A', '“ V', 'P. L', 'ý Y', 'Ắ T']) {
    const words = pair.split(' ').map((word) => fonts.setWord(word, 600))
    const apart = measureLine(fonts, { words }, { weight: 600, size: 1000 })
    expect(fonts.setWord(pair, 600).width, pair).toBeCloseTo(apart, 6)
  }
})

test.each([
  ['Về SHS', 2000, 1],
  ['Ngày đáo hạn hợp đồng tương lai chỉ số và biến động cuối phiên', 700, 3],
  ['một', 1, 1],
  ['một hai ba', 1, 3],
])('%j within %i pixels takes %i lines', (text, width, count) => {
  const lines = breakText(fonts, text, { style, width })
  expect(lines).toHaveLength(count)
  expect(lines.flatMap(({ words }) => words)).toEqual(text.split(' ').map((word) => fonts.setWord(word, 600)))
  for (const line of lines)
    if (line.words.length > 1) expect(measureLine(fonts, line, style)).toBeLessThanOrEqual(width)
})

test('words without any character of the typeface are left out', () => {
  expect(breakText(fonts, ' 字  🙂 A ', { style, width: 700 })).toEqual([{ words: [fonts.setWord('A', 600)] }])
  expect(breakText(fonts, '字', { style, width: 700 })).toEqual([])
})
