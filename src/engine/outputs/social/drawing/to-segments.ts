import type { Segment } from './to-contours.ts'

/** How many numbers a segment has, and what it is with absolute points. */
const commands: Readonly<Record<string, { count: number; command: Segment['command'] }>> = {
  M: { count: 2, command: 'M' },
  L: { count: 2, command: 'L' },
  H: { count: 1, command: 'L' },
  V: { count: 1, command: 'L' },
  C: { count: 6, command: 'C' },
}

/** A path of SVG with the commands above, relative ones too: https://www.w3.org/TR/SVG2/paths.html @throws for others */
export function toSegments(path: string): Segment[] {
  const segments: Segment[] = []
  let [x, y] = [0, 0]
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = letter.toUpperCase()
    const known = commands[name]
    if (!known) throw new Error(`"${path}": the command ${letter} is none of ${Object.keys(commands).join(', ')}`)
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number)
    const isRelative = letter !== name
    for (let at = 0; at < numbers.length; at += known.count) {
      const points = toPoints(name, numbers.slice(at, at + known.count), isRelative ? [x, y] : [0, 0], [x, y])
      segments.push({ command: known.command, numbers: points })
      ;[x = 0, y = 0] = points.slice(-2)
    }
  }
  return segments
}

type Point = readonly [x: number, y: number]

function toPoints(name: string, numbers: readonly number[], [left, top]: Point, [x, y]: Point): number[] {
  const [first = 0] = numbers
  if (name === 'H') return [left + first, y]
  if (name === 'V') return [x, top + first]
  return numbers.map((number, index) => number + (index % 2 === 0 ? left : top))
}
