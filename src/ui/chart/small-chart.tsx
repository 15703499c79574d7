import type { ReactNode } from 'react'
import './chart.css'

export interface SmallChartProps {
  /** The chart's content, in words; without it the text beside the chart must say so. */
  label?: string
  /** Below the left and the right end, such as the first and the last figure. */
  ends?: readonly [ReactNode, ReactNode]
  className?: string
}

interface FrameProps extends SmallChartProps {
  width: number
  height: number
  /** The class of the drawing, which gives its colour. */
  color: string
  /** Below the drawing, in place of what is below its ends. */
  below?: ReactNode
  children: ReactNode
}

/** The frame of all small charts: a drawing with its label, and what is below its ends. */
export function SmallChart({ label, ends, className = '', width, height, color, below, children }: FrameProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={`chart-small ${className}`}>
      <svg viewBox={`0 0 ${width} ${height}`} className={color} focusable="false" {...name}>
        {children}
      </svg>
      {below}
      {ends && (
        <span className="chart-ends" aria-hidden={label === undefined ? undefined : true}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      )}
    </span>
  )
}
