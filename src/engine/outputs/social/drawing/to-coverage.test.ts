import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toContours, type Segment } from './to-contours.ts'
import { fullCoverage, toCoverage } from './to-coverage.ts'

const none: readonly number[][] = []

test.each([
  ['nothing', none, { left: 0, top: 0, width: 0, height: 0 }, []],
  ['one pixel', [[2, 3, 3, 3, 3, 4, 2, 4]], { left: 2, top: 3, width: 1, height: 1 }, [15]],
  ['the other way round', [[2, 4, 3, 4, 3, 3, 2, 3]], { left: 2, top: 3, width: 1, height: 1 }, [15]],
  ['parts of pixels', [[0.2, 0, 1.6, 0, 1.6, 1, 0.2, 1]], { left: 0, top: 0, width: 2, height: 1 }, [12, 9]],
  ['a part of a row', [[0, 0.8, 1, 0.8, 1, 1.4, 0, 1.4]], { left: 0, top: 0, width: 1, height: 2 }, [3, 6]],
  ['a triangle', [[0, 0, 2, 0, 0, 2]], { left: 0, top: 0, width: 2, height: 2 }, [15, 8, 8, 0]],
  ['left of the origin', [[-1.6, 0, -0.4, 0, -0.4, 1, -1.6, 1]], { left: -2, top: 0, width: 2, height: 1 }, [9, 9]],
  ['overlapping', [[0, 0, 2, 0, 2, 1, 0, 1], [1, 0, 2, 0, 2, 1, 1, 1]], { left: 0, top: 0, width: 2, height: 1 }, [15, 15]], // prettier-ignore
  ['with a hole', [[0, 0, 3, 0, 3, 1, 0, 1], [1, 0, 1, 1, 2, 1, 2, 0]], { left: 0, top: 0, width: 3, height: 1 }, [15, 0, 15]], // prettier-ignore
])('%s', (_name, contours, bounds, levels) => {
  const coverage = toCoverage(contours)
  expect(coverage).toMatchObject(bounds)
  expect([...coverage.levels]).toEqual(levels)
})

test.each<[string, readonly Segment[]]>(
  [
    ['flat', 'M 1.3 4.1 L 38.2 9.7 L 2.6 5.9 Z'],
    ['steep', 'M 4.1 1.3 L 9.7 38.2 L 5.9 2.6 Z'],
    ['a star', 'M 20 1 L 31 37 L 1 14 L 39 14 L 9 37 Z'],
    ['quadratic curves', 'M 3 20 Q 3 3 20 3 Q 37 3 37 20 Q 37 37 20 37 Q 3 37 3 20 Z'],
    ['cubic curves', 'M 2 20 C 2 -9 38 50 38 20 C 38 38 20 39 10 36 Z'],
  ].map(([name = '', path = '']) => [name, parsePath(path)]),
)('%s: as another program draws it', async (_name, path) => {
  const d = path.map(({ command, numbers }) => command + numbers.join(' ')).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#fff" d="${d}"/></svg>`
  const theirs = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const ours = toCoverage(toContours(path, { x: 0, y: 0, scaleX: 1, scaleY: 1 }))
  const differences = Array.from(theirs, (alpha, at) => {
    const x = (at % 40) - ours.left
    const y = Math.floor(at / 40) - ours.top
    const isInside = x >= 0 && x < ours.width && y >= 0 && y < ours.height
    const level = isInside ? (ours.levels[y * ours.width + x] ?? 0) : 0
    return Math.abs(alpha / 255 - level / fullCoverage)
  })
  expect(Math.max(...differences)).toBeLessThan(0.15)
  expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(0.01)
})

function parsePath(path: string): Segment[] {
  return (
    path.match(/[A-Z][^A-Z]*/g)?.map((part) => ({
      command: part[0] as Segment['command'], // the paths above have no others
      numbers: part.slice(1).trim().split(/\s+/).filter(Boolean).map(Number),
    })) ?? []
  )
}
