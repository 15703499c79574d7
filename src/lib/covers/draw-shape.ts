import { round, toExtent, toScale } from '../drawing/scale.ts'
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

/** The share of its box that a month that is marked has. */
const monthShare = 0.75

interface Tread {
  from: number
  to: number
  y: number
  isOwn: boolean
}

/** Draws a shape from the left edge of its box to the right one, standing on the lower edge or, with losses, on zero. */
export function drawShape(shape: CoverShape, box: DrawingBox): ShapePaths {
  switch (shape.form) {
    case 'stair':
      return drawStair(shape, box)
    case 'apart':
      return drawApart(shape, box)
    case 'levels':
      return drawLevels(shape, box)
    case 'year':
      return drawYear(shape, box)
  }
}

/** Where each of some columns begins, and where the last one ends: all are equally wide, from edge to edge. */
function toEdges(count: number, { x, width }: Pick<DrawingBox, 'x' | 'width'>): (index: number) => number {
  return (index) => round(x + (index * width) / count)
}

/** Where a tread of a figure is: the stroke stays within the box. */
function toHeights(values: readonly (number | null)[], { y, height }: DrawingBox): (value: number) => number {
  const extent = toExtent([...values, 0]) ?? [0, 0]
  const isBelow = extent[0] < 0
  return toScale(extent[0] === extent[1] ? [0, 1] : extent, [y + height - (isBelow ? 1 : 0), y + 1])
}

function drawStair({ values, own }: Extract<CoverShape, { form: 'stair' }>, box: DrawingBox): ShapePaths {
  const y = toHeights(values, box)
  const edge = toEdges(values.length, box)
  const treads = values.flatMap((value, index): Tread[] =>
    value === null ? [] : [{ from: edge(index), to: edge(index + 1), y: y(value), isOwn: isWithin(index, own) }],
  )
  return { ...toPaths(treads, y(0), box, true), missing: '' }
}

function drawApart({ values, own }: Extract<CoverShape, { form: 'apart' }>, box: DrawingBox): ShapePaths {
  const y = toHeights(values, box)
  const gap = values.length * 2 <= box.width / unit ? unit : unit / 2
  // The last column ends with the box, and has no gap behind it.
  const edge = toEdges(values.length, { x: box.x, width: box.width + gap })
  const treads = values.map((value, index) => ({
    from: edge(index),
    to: round(edge(index + 1) - gap),
    y: y(value),
    isOwn: isWithin(index, own),
  }))
  return { ...toPaths(treads, y(0), box, false), missing: '' }
}

function drawLevels({ levels, most }: Extract<CoverShape, { form: 'levels' }>, box: DrawingBox): ShapePaths {
  const edge = toEdges(levels.length, box)
  const y = (level: number) => round(box.y + box.height - (level / most) * (box.height - 1))
  const treads: Tread[] = []
  let missing = ''
  for (const [index, level] of levels.entries()) {
    const [from, to] = [edge(index), edge(index + 1)]
    if (typeof level === 'number') treads.push({ from, to, y: y(level), isOwn: index === levels.length - 1 })
    else missing += `M${from},${y(level.missing)}H${to}`
  }
  return { ...toPaths(treads, box.y + box.height, box, true), missing }
}

function drawYear({ months: [first, last] }: Extract<CoverShape, { form: 'year' }>, box: DrawingBox): ShapePaths {
  const ground = box.y + box.height
  const [low, high] = [ground - unit, ground - round(box.height * monthShare)]
  const edge = toEdges(12, box)
  const treads = [
    { from: edge(0), to: edge(first - 1), y: low, isOwn: false },
    { from: edge(first - 1), to: edge(last), y: high, isOwn: true },
    { from: edge(last), to: edge(12), y: low, isOwn: false },
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
  const isAfter = (index: number) => isJoined && treads[index - 1]?.to === treads[index]?.from
  let [before, own, line] = ['', '', '']
  for (const [index, { from, to, y, isOwn }] of treads.entries()) {
    const step = `V${y}H${to}`
    line += isAfter(index) ? step : `M${from},${y}H${to}`
    // Treads of one kind that follow each other have one outline.
    const isOpen = isAfter(index) && treads[index - 1]?.isOwn === isOwn
    const isClosed = !(isAfter(index + 1) && treads[index + 1]?.isOwn === isOwn)
    const area = `${isOpen ? '' : `M${from},${zero}`}${step}${isClosed ? `V${zero}Z` : ''}`
    if (isOwn) own += area
    else before += area
  }
  const isBelow = treads.some(({ y }) => y > zero)
  return { before, own, line, axis: isBelow ? `M${box.x},${zero}H${box.x + box.width}` : '' }
}
