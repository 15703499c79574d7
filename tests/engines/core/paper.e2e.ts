import { expect } from '@playwright/test'
import { readPlacedTexts } from '../../print/read-placed-texts.ts'
import type { PlacedText } from '../../print/read-texts.ts'
import { test } from '../test.ts'

/** The width of A4 and the margins of print.css, in points. */
const [width, margin] = [595, 15 * (72 / 25.4)]

for (const [what, path] of [
  ['an article', '/tin-tuc/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so'],
  [
    'a report, whose facts come after its text',
    '/bao-cao-phan-tich/lam-phat-va-lai-suat-tach-cu-soc-gia-khoi-ap-luc-cau',
  ],
] as const) {
  test(`${what} on paper begins on the first sheet, as wide as the sheet`, async ({ visitor }) => {
    await visitor.open(path)
    const opening = await visitor.evaluate(() => document.querySelector('.entry-body .prose > p')?.textContent ?? '')
    const [first = []] = await readPlacedTexts(await visitor.print())
    const lines = findParts(first, opening)
    expect(lines.map(({ text }) => text).join(' ')).not.toBe('')
    expect(Math.min(...lines.map(({ left }) => left))).toBeLessThan(margin + 1)
    expect(Math.max(...lines.map(({ right }) => right))).toBeGreaterThan((width - margin) * 0.9)
  })
}

/** The texts of a sheet that are parts of a whole one; engines cut it into lines or words. */
function findParts(texts: readonly PlacedText[], whole: string): PlacedText[] {
  const starts = texts.map((_text, index) => join(texts.slice(0, index)).length)
  const start = join(texts).indexOf(withoutSpaces(whole))
  const end = start + withoutSpaces(whole).length
  return start === -1 ? [] : texts.filter((_text, index) => (starts[index] ?? 0) >= start && (starts[index] ?? 0) < end)
}

const join = (texts: readonly PlacedText[]) => withoutSpaces(texts.map(({ text }) => text).join(''))

const withoutSpaces = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')
