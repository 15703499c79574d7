import type { Measure } from '#lib/drawing/measure.ts'
import { toStairPath } from '#lib/drawing/stair.ts'
import { SmallChart, type SmallChartProps } from './small-chart.tsx'

interface StairProps extends SmallChartProps {
  values: readonly number[]
  measure: Measure
}

const box = { width: 200, height: 64, padding: 4 }

/** Figures as the stair of the firm's mark, a tread for each. Nothing without figures. */
export function Stair({ values, measure, ...frame }: StairProps) {
  if (values.length === 0) return null
  return (
    <SmallChart {...frame} width={box.width} height={box.height} color={`measure-${measure}`}>
      <path className="chart-line" d={toStairPath(values, box)} />
    </SmallChart>
  )
}
