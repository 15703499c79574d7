import { expect, test } from 'vitest'
import { colours, fullCoverage, mix, palette, toBlendTable, toIndex, type Colour } from './palette.ts'

test('a PNG can have so many colours, and the first is the ground', () => {
  expect(palette.length).toBeLessThanOrEqual(256)
  expect(palette[0]).toEqual(colours.ground)
})

test.each(Object.entries(colours))('%s is in the palette', (_name, colour) => {
  expect(palette[toIndex(colour)]).toEqual(colour)
})

test.each(['title', 'section'] as const)(
  '%s: pixels that are not covered stay, and others come near to what was mixed',
  (name) => {
    const table = toBlendTable(colours[name])
    for (const [index, below] of palette.entries()) {
      const after = Array.from(
        { length: fullCoverage + 1 },
        (_, level) => table[index * (fullCoverage + 1) + level] ?? -1,
      )
      expect(after[0]).toBe(index)
      expect(palette[after[fullCoverage] ?? -1]).toEqual(colours[name])
      for (const [level, result] of after.entries()) {
        expect(distance(palette[result], mix(below, colours[name], level / fullCoverage))).toBeLessThan(30)
      }
    }
  },
)

test('text on the ground has its exact colours', () => {
  const table = toBlendTable(colours.title)
  for (let level = 0; level <= fullCoverage; level++) {
    expect(palette[table[level] ?? -1]).toEqual(mix(colours.ground, colours.title, level / fullCoverage))
  }
})

/** The largest difference of a channel. */
function distance(one: Colour | undefined, other: Colour): number {
  return Math.max(...other.map((level, channel) => Math.abs(level - (one?.[channel] ?? Infinity))))
}
