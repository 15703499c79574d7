import type { CSSProperties, ReactNode } from 'react'
import './chart.css'

export interface SmallChartProps {
  /** The chart's content, in words; without it the text beside the chart must say so. */
  label?: string
  /** Below the left and the right end, such as the first and the last figure. */
  ends?: readonly [ReactNode, ReactNode]
  /** Where both are instead, from 0 at the left end to 1: below the figure that is read. */
  endsAt?: number | undefined
  /** Above the drawing, and beside it: figures of its scale. */
  marks?: { above?: ReactNode; beside: ReactNode } | undefined
  className?: string
  /** True where the drawing is as high as its place, and not in proportion to its width. */
  isStretched?: boolean
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
export function SmallChart({
  label,
  ends,
  endsAt,
  marks,
  className = '',
  isStretched = false,
  width,
  height,
  color,
  below,
  children,
}: FrameProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={`chart-small ${marks ? 'has-marks ' : ''}${className}`}>
      {marks?.above}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={isStretched ? 'none' : undefined}
        className={`chart-drawing ${color}`}
        focusable="false"
        {...name}
      >
        {children}
      </svg>
      {marks?.beside}
      {below}
      {ends && (
        <span
          className={endsAt === undefined ? 'chart-ends' : 'chart-ends is-read'}
          style={endsAt === undefined ? undefined : toStyle(endsAt * 100)}
          aria-hidden={label === undefined ? undefined : true}
        >
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      )}
    </span>
  )
}

/** As far from the left as the figure, and as much of the own width back: within the drawing at each place. */
function toStyle(percent: number): CSSProperties {
  return { marginInlineStart: `${percent}%`, translate: `${-percent}%` }
}
