import { round, toExtent, toScale } from '../drawing/scale.ts'
import { toStairOn } from '../drawing/stair.ts'
import { unit } from '../drawing/treads.ts'
import type { CoverShape } from './drawn-cover.ts'

/** The part of a cover that its drawing has, in units. */
export interface DrawingBox {
  x: number
  y: number
  width: number
  height: number
}

/** Paths of SVG; an absent one is empty. */
export interface ShapePaths {
  /** The ground of the treads that the entry is compared with, and that of its own. */
  before: string
  own: string
  /** Treads and risers. */
  line: string
  /** Treads that are not there. */
  missing: string
  /** Zero, where figures are below it. */
  axis: string
}

/** Columns are whole units of the grid, and at most so many. */
const widestColumn = 4

/** The height of a month that is marked. */
const tallestMonth = 8 * unit

interface Tread {
  from: number
  to: number
  y: number
  isOwn: boolean
}

/** Draws a shape at the right of its box, standing on the lower edge or, with losses, on zero. */
export function drawShape(shape: CoverShape, box: DrawingBox): ShapePaths {
  const cells = box.width / unit
  switch (shape.form) {
    case 'stair':
      return drawStair(shape, box, toColumn(cells, shape.values.length))
    case 'apart':
      return drawApart(shape, box)
    case 'levels':
      return drawLevels(shape, box)
    case 'year':
      return drawYear(shape, box)
  }
}

function toColumn(cells: number, count: number): number {
  return Math.max(1, Math.min(widestColumn, Math.floor(cells / count))) * unit
}

/** Where a tread of a figure is: the stroke stays within the box. */
function toHeights(values: readonly (number | null)[], { y, height }: DrawingBox): (value: number) => number {
  const extent = toExtent([...values, 0]) ?? [0, 0]
  const isBelow = extent[0] < 0
  return toScale(extent[0] === extent[1] ? [0, 1] : extent, [y + height - (isBelow ? 1 : 0), y + 1])
}

function drawStair({ values, own }: Extract<CoverShape, { form: 'stair' }>, box: DrawingBox, step: number): ShapePaths {
  const y = toHeights(values, box)
  const left = box.x + box.width - values.length * step
  const shape = toStairOn(values, { step, y })
  if (!shape) return { before: '', own: '', line: '', missing: '', axis: '' }
  const treads = shape.treads.map(({ index, from, to, y: top }) => ({
    from: left + from,
    to: left + to,
    y: top,
    isOwn: isWithin(index, own),
  }))
  return { ...toPaths(treads, y(0), box, true), missing: '' }
}

function drawApart({ values, own }: Extract<CoverShape, { form: 'apart' }>, box: DrawingBox): ShapePaths {
  const y = toHeights(values, box)
  const cells = box.width / unit
  const gap = values.length * 2 - 1 <= cells ? 1 : 0
  const column = Math.max(1, Math.min(widestColumn, Math.floor((cells - gap * (values.length - 1)) / values.length)))
  const step = (column + gap) * unit
  const left = box.x + box.width - values.length * step + gap * unit
  const treads = values.map((value, index) => ({
    from: left + index * step,
    to: left + index * step + column * unit,
    y: y(value),
    isOwn: isWithin(index, own),
  }))
  return { ...toPaths(treads, y(0), box, false), missing: '' }
}

function drawLevels({ levels, most }: Extract<CoverShape, { form: 'levels' }>, box: DrawingBox): ShapePaths {
  const step = toColumn(box.width / unit, levels.length)
  const left = box.x + box.width - levels.length * step
  const y = (level: number) => round(box.y + box.height - (level / most) * (box.height - 1))
  const treads: Tread[] = []
  let missing = ''
  for (const [index, level] of levels.entries()) {
    const [from, to] = [left + index * step, left + (index + 1) * step]
    if (typeof level === 'number') treads.push({ from, to, y: y(level), isOwn: index === levels.length - 1 })
    else missing += `M${from},${y(level.missing)}H${to}`
  }
  return { ...toPaths(treads, box.y + box.height, box, true), missing }
}

function drawYear({ months: [first, last] }: Extract<CoverShape, { form: 'year' }>, box: DrawingBox): ShapePaths {
  const right = box.x + box.width
  const left = right - 12 * unit
  const ground = box.y + box.height
  const [low, high] = [ground - unit, ground - Math.min(tallestMonth, box.height - unit / 2)]
  const [from, to] = [left + (first - 1) * unit, left + last * unit]
  // The year begins before January, at the edge, so that its ground is as wide as the cover.
  const treads = [
    { from: box.x, to: from, y: low, isOwn: false },
    { from, to, y: high, isOwn: true },
    { from: to, to: right, y: low, isOwn: false },
  ]
  return {
    ...toPaths(
      treads.filter((tread) => tread.from < tread.to),
      ground,
      box,
      true,
    ),
    missing: '',
  }
}

function isWithin(index: number, [first, last]: readonly [number, number]): boolean {
  return index >= first && index <= last
}

function toPaths(
  treads: readonly Tread[],
  zero: number,
  box: DrawingBox,
  isJoined: boolean,
): Omit<ShapePaths, 'missing'> {
  const areaOf = (own: boolean) =>
    treads
      .filter(({ isOwn, y }) => isOwn === own && y !== zero)
      .map(({ from, to, y }) => `M${from},${zero}V${y}H${to}V${zero}Z`)
      .join('')
  let line = ''
  for (const [index, { from, to, y }] of treads.entries())
    line += isJoined && treads[index - 1]?.to === from ? `V${y}H${to}` : `M${from},${y}H${to}`
  const isBelow = treads.some(({ y }) => y > zero)
  const first = treads[0]?.from ?? box.x
  return {
    before: areaOf(false),
    own: areaOf(true),
    line,
    axis: isBelow ? `M${first},${zero}H${box.x + box.width}` : '',
  }
}
