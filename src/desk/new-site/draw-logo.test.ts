import { expect, test } from 'vitest'
import { drawLogo } from './draw-logo.ts'

const font = 'node_modules/@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf'

test.each(['Mẫu', 'A', 'Bến Xuân', 'WWWWWWWWWWWWWWWW', 'No.1 & Co-op'])('%s is drawn within the header', (name) => {
  const { width, letters } = drawLogo(name, font)
  expect(width).toBeGreaterThan(44)
  expect(width).toBeLessThanOrEqual(177)
  expect(letters).toMatch(/^m[\d.-]+[ -][\d.]/)
  expect(letters).not.toContain('NaN')
  expect(toExtent(letters)).toEqual({ isInside: true })
})

test('a letter that the typeface lacks is named', () => {
  expect(() => drawLogo('Aꜰ', font)).toThrow('the typeface has no letter "ꜰ"')
})

/** True if all points of a path of relative commands are within the logo. */
function toExtent(path: string): { isInside: boolean } {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let isInside = true
  for (const [, command = '', rest = ''] of path.matchAll(/([mlqcz])([^mlqcz]*)/g)) {
    const values = Array.from(rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([value]) => Number(value))
    if (command === 'z') [x, y] = [startX, startY]
    else [x, y] = [x + (values.at(-2) ?? Number.NaN), y + (values.at(-1) ?? Number.NaN)]
    if (command === 'm') [startX, startY] = [x, y]
    isInside &&= x >= 43 && x <= 178 && y >= -2 && y <= 36
  }
  return { isInside }
}
