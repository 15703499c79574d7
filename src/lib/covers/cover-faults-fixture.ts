import type { CoverShape, DrawnCover } from './drawn-cover.ts'
import { layOutCover, toFigureWidth, type CoverForm, type CoverText } from './lay-out-cover.ts'
import { toTextWidth } from './text-width.ts'

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

/** The faults in the geometry of a cover: what is outside its frame, what lies over something else, figures that are not in proportion. */
export function findCoverFaults(cover: DrawnCover, form: CoverForm): string[] {
  const layout = layOutCover(cover, form)
  const frame = { left: 0, top: 0, right: layout.width, bottom: layout.height }
  const paths = [layout.before, layout.own, layout.line, layout.missing, layout.axis]
  const points = paths.flatMap(toPoints)
  const faults = points
    .filter(({ x, y }) => x < 0 || x > frame.right || y < 0 || y > frame.bottom)
    .map(({ x, y }) => `${x},${y} is outside`)
  if (layout.line === '') faults.push('nothing is drawn')
  const drawn = {
    left: Math.min(...points.map(({ x }) => x)),
    right: Math.max(...points.map(({ x }) => x)),
    // A stroke is on both sides of its line.
    top: Math.min(...points.map(({ y }) => y)) - 1,
    bottom: Math.max(...points.map(({ y }) => y)),
  }
  if (drawn.right !== frame.right) faults.push(`the drawing ends at ${drawn.right}`)
  if (form !== 'card' && drawn.left !== 0) faults.push(`the drawing begins at ${drawn.left}`)
  const ends = toPoints(layout.line)
  for (const [index, { command, x }] of ends.entries()) {
    if (command === 'H' && x === ends[index - 1]?.x) faults.push(`a tread at ${x} has no width`)
  }
  const widths = ends.flatMap(({ command, x }, index) => (command === 'H' ? x - (ends[index - 1]?.x ?? 0) : []))
  if (cover.shape.form !== 'year' && Math.max(...widths) - Math.min(...widths) > 0.25 && !hasGaps(cover.shape))
    faults.push(`treads are ${widths.join(', ')} wide`)
  if (Math.min(...widths) < 4) faults.push(`a tread is ${Math.min(...widths)} wide`)
  const texts = layout.texts.map((text) => ({ text: text.text, box: toBox(text) }))
  for (const [index, { text, box }] of texts.entries()) {
    if (box.left < 8 || box.right > frame.right - 8 || box.top < 0 || box.bottom > frame.bottom)
      faults.push(`"${text}" is outside`)
    if (isOver(box, drawn)) faults.push(`"${text}" is over the drawing`)
    for (const other of texts.slice(index + 1))
      if (isOver(box, other.box)) faults.push(`"${text}" is over "${other.text}"`)
  }
  return [...faults, ...findDisproportion(cover.shape, layout.line)]
}

function toBox({ text, x, y, size, role }: CoverText): Rect {
  const width = role === 'figure' ? toFigureWidth(text, size) : toTextWidth(text, size)
  const plain = text.normalize('NFD')
  const hasHighMarks = /\p{Lu}\p{M}*[\u0300-\u0309]/u.test(plain)
  const hasLow = /[gjpqyQ,;()/]/u.test(plain) || plain.includes('\u0323')
  // Heights of the typeface, in shares of its size.
  const up = hasHighMarks ? 1 : /\p{M}/u.test(plain) ? 0.87 : 0.74
  return { left: x, right: x + width, top: y - up * size, bottom: y + (hasLow ? 0.215 : 0.02) * size }
}

/** Of a stair with gaps, treads beside them are as wide as the others; of levels, those that are missing are not in the line. */
function hasGaps(shape: CoverShape): boolean {
  return shape.form === 'levels' && shape.levels.some((level) => typeof level !== 'number')
}

function isOver(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** The ends of the straight lines of a path. */
function toPoints(path: string): { command: string; x: number; y: number }[] {
  let [x, y] = [0, 0]
  return Array.from(path.matchAll(/([MHVZ])([-\d.]*)(?:,([-\d.]+))?/g), ([, command = '', first, second]) => {
    if (command === 'M' || command === 'H') x = Number(first)
    if (command === 'M') y = Number(second)
    if (command === 'V') y = Number(first)
    return { command, x, y }
  })
}

/** The heights of treads from zero against the figures. */
function findDisproportion(shape: CoverShape, line: string): string[] {
  if (shape.form !== 'stair' && shape.form !== 'apart') return []
  const values = shape.values.flatMap((value) => (value === null ? [] : [value]))
  const heights = toPoints(line)
    .filter(({ command }) => command === 'H')
    .map(({ y }) => y)
  if (heights.length !== values.length) return [`${heights.length} treads for ${values.length} figures`]
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  if (most === least) return []
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  // Two figures fix the scale, unless all are equal; zero is one of them where no figure is on the other side.
  const perUnit = most > 0 && least < 0 ? (bottom - top) / (most - least) : undefined
  if (perUnit === undefined) return []
  return values.flatMap((value, index) => {
    const expected = top + (most - value) * perUnit
    return Math.abs(expected - (heights[index] ?? 0)) > 0.3
      ? [`a tread at ${heights[index]} for ${value}, not ${expected}`]
      : []
  })
}
