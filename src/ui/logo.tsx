import { logo } from '#brand/logo.ts'

const { width, height, square, mark, letters } = logo
const ink = letters.thickness > 0 ? { fill: 'none', stroke: 'currentColor' } : { fill: 'currentColor' }

/** The firm's mark in a square, and its name. Decorative: the link around it carries the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {/* Not currentColor: forced colors would give the square and the mark the same color. */}
      <rect width={square.size} height={square.size} rx={square.radius} fill={square.color} />
      <path d={mark.path} fill="none" stroke={mark.color} strokeWidth={mark.thickness} />
      <g {...ink} strokeWidth={letters.thickness || undefined}>
        {letters.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
}
