/** Fine lines that rise from left to right: the site's own graphic. Decoration, drawn from the numbers below. */
export function RisingLines({ className }: { className: string }) {
  return (
    <svg
      className={`fade-to-left ${className}`}
      viewBox="0 0 800 400"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((points, index) => (
        <polyline
          key={points}
          points={points}
          fill="none"
          stroke="currentColor"
          strokeWidth={index === highlighted ? 2.5 : 1}
          opacity={index === highlighted ? 0.95 : 0.16 + index * 0.03}
        />
      ))}
    </svg>
  )
}

const count = 9
const highlighted = 5
const steps = 26

/** Sums of sines, so that the lines look like prices and are the same in every build. */
const lines = Array.from({ length: count }, (_, line) =>
  Array.from({ length: steps + 1 }, (_point, step) => {
    const x = (800 / steps) * step
    const trend = 395 - line * 14 - step * (3.2 + line * 0.95)
    const wave = 13 * Math.sin(step * 0.9 + line * 1.7) + 7 * Math.sin(step * 2.3 + line * 0.6)
    return `${x.toFixed(1)},${(trend + wave).toFixed(1)}`
  }).join(' '),
)
