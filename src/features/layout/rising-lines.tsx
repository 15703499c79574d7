import './rising-lines.css'
interface RisingLinesProps {
  className: string
  /** Determines the lines, so that pages have different ones. */
  seed?: string
}

/** Fine lines that rise from left to right: a decorative graphic, computed from the numbers below. */
export function RisingLines({ className, seed = '' }: RisingLinesProps) {
  return (
    <svg
      className={`rising-lines ${className}`}
      viewBox="0 0 800 400"
      // Stretched to the size of the element; the strokes keep their width (rising-lines.css).
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {toLines(seed).map((points, index) => (
        <polyline
          key={points}
          points={points}
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
function toLines(seed: string): string[] {
  const phase = Array.from(seed).reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 628, 0) / 100
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length: steps + 1 }, (_point, step) => {
      const x = (800 / steps) * step
      const trend = 395 - line * 14 - step * (3.2 + line * 0.95)
      const wave = 13 * Math.sin(step * 0.9 + line * 1.7 + phase) + 7 * Math.sin(step * 2.3 + line * 0.6 + phase * 2)
      return `${x.toFixed(1)},${(trend + wave).toFixed(1)}`
    }).join(' '),
  )
}
