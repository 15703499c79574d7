import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseColour, type Colour } from '#lib/colours/colour.ts'
import { findColourProblems } from '../firm/find-colour-problems.ts'
import { toFirmColours } from './to-firm-colours.ts'

const sheet = readFileSync('src/brand/colours.css', 'utf8')
const read = (hex: string): Colour => parseColour(hex) ?? [0, 0, 0]
const own = read('#0a6239')

test.each(['#7a2e5c', '#1d4f8c', '#b3261e', '#c9a400', '#444', '#00e0ff', '#000', '#fff'])(
  'all shades of %s can be read',
  (color) => {
    const made = toFirmColours(sheet, { own, color: read(color) })
    expect(findColourProblems(made).map(({ line, message }) => `${line} ${String(message)}`)).toEqual([])
    expect(made).not.toContain('#0a6239')
    // Red means the same at all firms.
    expect(made).toContain('--color-danger: var(--light, #b3261e)')
  },
)

test('the color of the sheet leaves it as it is', () => {
  expect(toFirmColours(sheet, { own, color: own })).toBe(sheet)
})
