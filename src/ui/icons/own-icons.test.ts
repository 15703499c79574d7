import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Icons of one hand (docs/design.md, Bậc): the strokes and ends of Lucide, on its grid.

const icons = globSync('src/brand/icons/shs/*.svg').map((path) => [path, readFileSync(path, 'utf8')] as const)

/** The points of a path of straight lines: `M3 20h6v-4l-1 2`. */
function toPoints(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MLHVmlhv])([^A-Za-z]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const isRelative = command === command.toLowerCase()
    const kind = command.toUpperCase()
    const size = kind === 'M' || kind === 'L' ? 2 : 1
    return Array.from({ length: numbers.length / size }, (_, index): [number, number] => {
      const [first = 0, second = 0] = numbers.slice(index * size)
      const base = isRelative ? ([x, y] as const) : ([0, 0] as const)
      if (kind !== 'V') x = base[0] + first
      if (kind === 'V') y = base[1] + first
      if (size === 2) y = base[1] + second
      return [x, y]
    })
  })
}

test('there are own icons', () => {
  expect(icons.length).toBeGreaterThan(0)
})

test.each(icons)('%s: 24 units, strokes of 2 with round ends and corners', (_path, svg) => {
  expect(svg).toMatch(
    /^<svg [^>]*viewBox="0 0 24 24" fill="none" stroke="#[\da-f]{6}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">/,
  )
  expect(svg.match(/stroke/g)).toHaveLength(4)
})

test.each(icons)('%s: on whole units, two from the edge', (_path, svg) => {
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d)
  expect(paths.join('')).toMatch(/^[MLHVmlhv\d\s.-]+$/)
  const points = paths.flatMap(toPoints)
  expect(points.length).toBeGreaterThan(3)
  for (const point of points) {
    for (const one of point) expect([Number.isInteger(one), one >= 2 && one <= 22]).toEqual([true, true])
  }
})

test('icons have one of three sizes: in a line of text, in a control, alone', () => {
  const sizes = globSync('src/{features,shell,ui}/**/*.css').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bsvg[^{},]*\{[^}]*?\bwidth: ([\d.]+)rem/g)].map(
      ([, size]) => [path, Number(size)] as const,
    ),
  )
  expect(sizes.length).toBeGreaterThan(8)
  expect(sizes.filter(([, size]) => ![1, 1.25, 1.5].includes(size))).toEqual([])
})
