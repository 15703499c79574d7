import { toTreads, type Level } from '#lib/drawing/treads.ts'
import './treads.css'

interface TreadsProps {
  levels: readonly Level[]
  /** The width of a tread, in units of the grid. */
  span?: number
  /** The highest level that drawings beside it can have. */
  most?: number
  className?: string
}

/** A stair on the grid of 8, such as a rating and the one before; what it says stands beside it in words. */
export function Treads({ levels, span = 2, most, className = '' }: TreadsProps) {
  const { width, height, path, missing } = toTreads(levels, span, most)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`treads ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {missing && <path className="tread-missing" d={missing} />}
      <path d={path} />
    </svg>
  )
}
