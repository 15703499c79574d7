import type { Measure } from '#lib/drawing/measure.ts'
import { toSparkline } from '#lib/drawing/sparkline.ts'
import { SmallChart, type SmallChartProps } from './small-chart.tsx'

interface SparklineProps extends SmallChartProps {
  /** In order of time; null where there is no figure. */
  values: readonly (number | null)[]
  measure: Measure
}

const box = { width: 200, height: 44, padding: 5 }

/** A row of figures as a line with gaps for missing ones; the last is marked. Nothing without figures. */
export function Sparkline({ values, measure, ...frame }: SparklineProps) {
  const shape = toSparkline(values, box)
  if (!shape) return null
  return (
    <SmallChart {...frame} width={box.width} height={box.height} color={`measure-${measure}`}>
      {shape.zero !== undefined && (
        <line className="chart-axis" x1={box.padding} x2={box.width - box.padding} y1={shape.zero} y2={shape.zero} />
      )}
      <path className="chart-line" d={shape.path} />
      {shape.lone.map(({ x, y }) => (
        <circle key={x} className="chart-dot" cx={x} cy={y} r="1.75" />
      ))}
      <path className="chart-point" d={`M${shape.last.x},${shape.last.y}h0`} />
    </SmallChart>
  )
}
