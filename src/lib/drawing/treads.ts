// Bậc, the tread: what the site draws that is no series of figures, on a grid of 8 units (docs/design.md).

/** The grid of every drawing: treads begin, end and stand on its lines. */
export const unit = 8

export interface TreadsShape {
  width: number
  height: number
  /** Treads and risers. */
  path: string
  /** Treads that are not there, to be drawn with dashes. */
  missing: string
}

/** How high a tread stands, in units of the grid; `missing` where a step has not been taken, at a height that it would have. */
export type Level = number | { missing: number }

/**
 * Levels as a stair: each tread as wide as `span` units, risers where two that are there meet, and half a unit above and below. `most`
 * is the highest level that drawings beside each other can have, so that all stand on one ground.
 */
export function toTreads(levels: readonly Level[], span: number, most = 0): TreadsShape {
  const heights = levels.map((level) => (typeof level === 'number' ? level : level.missing))
  const height = (Math.max(most, ...heights) + 1) * unit
  const y = (level: number) => height - unit / 2 - level * unit
  let [path, missing, isJoined] = ['', '', false]
  for (const [index, level] of levels.entries()) {
    const [from, to] = [index * span * unit, (index + 1) * span * unit]
    if (typeof level === 'number') {
      path += isJoined ? `V${y(level)}H${to}` : `M${from},${y(level)}H${to}`
    } else {
      missing += `M${from},${y(level.missing)}H${to}`
    }
    isJoined = typeof level === 'number'
  }
  return { width: levels.length * span * unit, height, path, missing }
}
