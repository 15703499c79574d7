import type { ReactNode } from 'react'
import type { StairShape } from '#lib/drawing/stair.ts'

interface StairDrawingProps {
  shape: StairShape
  width: number
  at?: number | undefined
  /** Above the ground, such as the tread that is read. */
  children?: ReactNode
  /** The height of the tick. */
  tick?: number | undefined
}

/** Treads on zero, the ground below them, and a mark at the end or at the tread that is read. */
export function StairDrawing({ shape, width, at, tick, children }: StairDrawingProps) {
  const { area, path, open, zero, last, treads } = shape
  const tread = at === undefined ? undefined : treads[at]
  return (
    <>
      <path className="chart-ground" d={area} />
      {children}
      <line className="chart-axis" x1="0" x2={width} y1={zero} y2={zero} />
      {tick !== undefined && <line className="chart-tick" x1="0" x2="200" y1={tick} y2={tick} />}
      <path className="chart-line" d={path} />
      {open !== '' && <path className="chart-line chart-open" d={open} />}
      {/* The end of the stair, or of the tread that is read. */}
      <path className="chart-point" d={`M${tread?.to ?? last.x},${tread?.y ?? last.y}h0`} />
    </>
  )
}
