import './stair-art.css'

const steps = 6

/** The stair of the firm's mark, from the left bottom corner of its box to the right edge: it is whole at every size. */
export function StairArt({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`stair-art ${className}`}
      viewBox="0 0 600 700"
      // Treads and risers may be stretched: they stay level and upright, and the stroke keeps its width.
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="stair-ground" d={`M0,700${path}V700Z`} />
      <path className="stair-edge" d={`M0,700${path}`} />
    </svg>
  )
}

const path = Array.from({ length: steps }, (_, step) => `V${600 - step * 100}H${(step + 1) * 100}`).join('')
