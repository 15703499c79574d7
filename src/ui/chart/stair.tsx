import type { Measure } from '#lib/drawing/measure.ts'
import { toStair } from '#lib/drawing/stair.ts'
import { SmallChart, type SmallChartProps } from './small-chart.tsx'

interface StairProps extends SmallChartProps {
  /** In order of time; null where there is no figure. */
  values: readonly (number | null)[]
  measure: Measure
  /** The height of the drawing; its width is 200. */
  height?: number
}

/** Figures as the stair of the firm's mark, a tread for each; the last is marked. Nothing without figures. */
export function Stair({ values, measure, height = 64, ...frame }: StairProps) {
  const box = { width: 200, height, padding: 4 }
  const shape = toStair(values, box)
  if (!shape) return null
  return (
    <SmallChart {...frame} width={box.width} height={height} color={`measure-${measure}`}>
      <path className="chart-ground" d={shape.area} />
      <line className="chart-axis" x1="0" x2={box.width - box.padding} y1={shape.zero} y2={shape.zero} />
      <path className="chart-line" d={shape.path} />
      <path className="chart-point" d={`M${shape.last.x},${shape.last.y}h0`} />
    </SmallChart>
  )
}
