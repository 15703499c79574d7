import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { commonRanges, rareRanges } from './character-ranges.ts'

const styles = readFileSync('src/brand/fonts.css', 'utf8')
const common = readFont('src/brand/fonts/hanken-grotesk.woff2')
const rare = readFont('src/brand/fonts/hanken-grotesk-rare.woff2')

function readFont(path: string): Font {
  const font = create(readFileSync(path))
  if (!('characterSet' in font)) throw new Error(`${path} is a collection`)
  return font
}

/** The values of a property in all rules of fonts.css. */
function findValues(property: string): string[] {
  return Array.from(styles.matchAll(new RegExp(`\\b${property}:\\s*([^;]+);`, 'g')), ([, value = '']) => value)
}

/** The code points of ranges in the syntax of `unicode-range`, without wildcards. */
function toCodePoints(ranges: string): Set<number> {
  const points = new Set<number>()
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)) {
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point++) points.add(point)
  }
  return points
}

function show(points: Iterable<number>): string[] {
  return Array.from(points, (point) => `U+${point.toString(16).toUpperCase()} ${String.fromCodePoint(point)}`)
}

test.each([
  ['U+41', [0x41]],
  ['U+20-22, U+1EA0', [0x20, 0x21, 0x22, 0x1ea0]],
  ['', []],
])('the code points of "%s"', (ranges, points) => {
  expect([...toCodePoints(ranges)]).toEqual(points)
})

test('fonts.css has the ranges of the files, and no character is in both', () => {
  const [rareCss = '', commonCss = ''] = findValues('unicode-range')
  expect(toCodePoints(commonCss)).toEqual(toCodePoints(commonRanges))
  expect(toCodePoints(rareCss)).toEqual(toCodePoints(rareRanges))
  const both = toCodePoints(rareRanges)
  expect(show([...toCodePoints(commonRanges)].filter((point) => both.has(point)))).toEqual([])
})

test('the common file has every character of its range, and each file only those of its own', () => {
  const has = new Set(toCharacters(common))
  expect(show([...toCodePoints(commonRanges)].filter((point) => !has.has(point)))).toEqual([])
  expect(show(toCharacters(common).filter((point) => !toCodePoints(commonRanges).has(point)))).toEqual([])
  expect(show(toCharacters(rare).filter((point) => !toCodePoints(rareRanges).has(point)))).toEqual([])
})

test('both files have every character of the typeface', () => {
  const all = new Set([...toCharacters(common), ...toCharacters(rare)])
  expect(show(toCharacters(readPackageFont()).filter((point) => !all.has(point)))).toEqual([])
})

test('the common file has at most 30 KB', () => {
  expect(statSync('src/brand/fonts/hanken-grotesk.woff2').size).toBeLessThanOrEqual(30_000)
})

test('both files have all weights that styles name, and fonts.css says which', () => {
  const axes = [common, rare].map(({ variationAxes: { wght } }) => `${wght?.min} ${wght?.max}`)
  expect(axes).toEqual(['400 700', '400 700'])
  expect(findValues('font-weight').slice(0, 2)).toEqual(axes)
  const used = globSync('{src,routes}/**/*.css')
    .filter((path) => !path.endsWith('/fonts.css'))
    .flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(/font-weight:\s*(\d+)/g), ([, weight]) => weight))
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((weight) => Number(weight) < 400 || Number(weight) > 700)).toEqual([])
})

test.each([
  ['kerning of Vietnamese letters', 'Tư vấn Về Tỷ Ước Tập Vượt Ý kiến'],
  ['kerning of Latin letters', 'Trading AVERAGE To. We, Yield P.'],
  ['ligatures', 'official profile offer efficient'],
  ['figures', '0123456789 1.234.567,89 −12,5 % ₫ € $ ½'],
  ['a letter with its mark apart', 'A\u0323 e\u0302'.normalize('NFC')],
  ['signs', '“‘…’” – — • · × ≤ ≥ → ±'],
])('%s: as wide as in the font of the package', (_name, text) => {
  expect(toWidths(common, text)).toEqual(toWidths(readPackageFont(), text))
})

test('all figures have one width, because the typeface has no feature for it', () => {
  expect(new Set(toWidths(common, '0123456789')).size).toBe(1)
})

test('fallback fonts are as high as the typeface', () => {
  const sizes = findValues('size-adjust').map(Number.parseFloat)
  const heights = (property: string) =>
    findValues(property).map((value, index) => Math.round((Number.parseFloat(value) * (sizes[index] ?? 0)) / 100))
  expect(sizes).toHaveLength(6)
  expect(heights('ascent-override')).toEqual(sizes.map(() => Math.round(common.ascent / 10)))
  expect(heights('descent-override')).toEqual(sizes.map(() => Math.round(-common.descent / 10)))
})

test('the licence is named in both files', () => {
  for (const font of [common, rare]) expect(font.copyright).toContain('The Hanken Grotesk Project Authors')
})

test('texts of the interface and of the test site need no other typeface', () => {
  const paths = globSync(['src/i18n/locales/*/messages.po', 'tests/site/content/**/*.{md,yaml}'])
  expect(paths.length).toBeGreaterThan(100)
  const has = new Set([...toCharacters(common), ...toCharacters(rare)])
  const missing = paths.flatMap((path) => {
    const points = new Set(Array.from(readFileSync(path, 'utf8').normalize('NFC'), (char) => char.codePointAt(0) ?? 0))
    return show([...points].filter((point) => point !== 0x0a && !has.has(point))).map((text) => `${path}: ${text}`)
  })
  expect(missing).toEqual([])
})

/** The code points that a font has, without the end mark of its table. */
function toCharacters(font: Font): number[] {
  return font.characterSet.filter((point) => point !== 0xffff)
}

function readPackageFont(): Font {
  const path = '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'
  return readFont(fileURLToPath(import.meta.resolve(path)))
}

/** The width of each glyph with its kerning, in thousandths of the font size. */
function toWidths(font: Font, text: string): number[] {
  return font.layout(text).positions.map(({ xAdvance }) => xAdvance)
}
