// What all drawings share: the firm's colours, numbers that look random and are the same every time, and a few shapes.

export const canvas = { width: 1536, height: 1024 } as const

export const ink = {
  night: '#031a11',
  deep: '#052518',
  forest: '#083b26',
  moss: '#0a4e30',
  leaf: '#0a6239',
  green: '#0d7a46',
  mint: '#79bf96',
  pale: '#add9be',
  mist: '#d7ecdf',
  paper: '#eef7f1',
  gold: '#e3b95b',
} as const

export interface Point {
  x: number
  y: number
}

/** Numbers from 0 to 1, the same for a seed on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A smooth curve over time: sums of sines with phases from the seed, from about -1 to 1. */
export function createWave(random: () => number, roughness = 0.5): (at: number) => number {
  const parts = [1, 2, 3, 5, 8].map((frequency, index) => ({
    frequency: frequency * (0.8 + random() * 0.4),
    phase: random() * Math.PI * 2,
    weight: roughness ** index,
  }))
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  return (at) =>
    parts.reduce((sum, { frequency, phase, weight }) => sum + weight * Math.sin(at * frequency + phase), 0) / total
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Half a pixel is finer than anyone sees, and keeps the files small. */
export function round(number: number): number {
  return Math.round(number * 10) / 10
}

/** A path through points with rounded corners (Catmull-Rom as Bézier curves). */
export function toCurve(points: readonly Point[], isClosed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1
    const wanted = isClosed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
    return points[wanted] ?? { x: 0, y: 0 }
  }
  const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`
  const segments = range(isClosed ? points.length : points.length - 1).map((index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${write(first)} ${write(second)} ${write(to)}`
  })
  return `M${write(at(0))}${segments.join('')}${isClosed ? 'Z' : ''}`
}

export interface Ground {
  from: string
  to: string
}

/** The drawing as an SVG document over a ground that runs from corner to corner. */
export function toDocument({ from, to }: Ground, shapes: readonly string[], definitions = ''): string {
  const { width, height } = canvas
  const ground = `<linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${ground}${definitions}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n')
}
