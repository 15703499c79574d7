import type { Measure } from '#lib/drawing/measure.ts'
import { toStair } from '#lib/drawing/stair.ts'
import { SmallChart, type SmallChartProps } from './small-chart.tsx'
import { StairDrawing } from './stair-drawing.tsx'

export interface PlainStairProps extends SmallChartProps {
  /** In order of time; null where there is no figure. */
  values: readonly (number | null)[]
  measure: Measure
  /** The height of the drawing; its width is 200. */
  height?: number
  /** The place of the first figure that is not final; all are without it. */
  openFrom?: number | undefined
}

/** Figures as the stair of the firm's mark, a tread for each; the last that is final is marked. Nothing without figures. */
export function PlainStair({ values, measure, height = 64, openFrom, ...frame }: PlainStairProps) {
  const box = { width: 200, height, padding: 4 }
  const shape = toStair(values, box, openFrom)
  if (!shape) return null
  return (
    <SmallChart {...frame} width={box.width} height={height} color={`measure-${measure}`}>
      <StairDrawing shape={shape} width={box.width - box.padding} />
    </SmallChart>
  )
}
