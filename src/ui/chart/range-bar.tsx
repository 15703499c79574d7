import { toRangeBar, type Direction } from '#lib/drawing/range-bar.ts'
import type { Extent } from '#lib/drawing/scale.ts'
import { SmallChart, type SmallChartProps } from './small-chart.tsx'

interface RangeBarProps extends SmallChartProps {
  from: number
  to: number
  /** The scale that all bars of a list share. */
  scale: Extent
}

const box = { width: 200, height: 20, padding: 8 }
const middle = box.height / 2

/** The end's shape says the direction without its colour: an arrow's head, or a diamond where nothing changes. */
const heads: Readonly<Record<Direction, string>> = {
  up: 'm6,0l-10,-6v12z',
  down: 'm-6,0l10,-6v12z',
  flat: 'm0,-6l6,6l-6,6l-6,-6z',
}

/** From one figure (a ring) to another (an arrow's head), such as from a price to its target. */
export function RangeBar({ from, to, scale, ...frame }: RangeBarProps) {
  const shape = toRangeBar(from, to, scale, box)
  return (
    <SmallChart {...frame} width={box.width} height={box.height} color={`chart-${shape.direction}`}>
      <line className="chart-axis" x1={shape.track[0]} x2={shape.track[1]} y1={middle} y2={middle} />
      <line className="chart-line" x1={shape.from} x2={shape.to} y1={middle} y2={middle} />
      <circle className="chart-ring" cx={shape.from} cy={middle} r="4" />
      <path className="chart-dot" d={`M${shape.to},${middle}${heads[shape.direction]}`} />
    </SmallChart>
  )
}
