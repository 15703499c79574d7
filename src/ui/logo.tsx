import { logo } from '#brand/logo.ts'

const { width, height, square, steps, letters } = logo

/** Three rising steps in a square, and the firm's letters. Decorative: the link around it carries the name. */
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
      {/* Not currentColor: forced colors would give the square and the steps the same color. */}
      <rect width={square.size} height={square.size} rx={square.radius} fill={square.color} />
      <path d={steps.path} fill="none" stroke={steps.color} strokeWidth={steps.thickness} />
      <g fill="none" stroke="currentColor" strokeWidth={letters.thickness}>
        {letters.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
}
