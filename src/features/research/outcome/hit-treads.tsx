import { drawShape } from '#lib/covers/draw-shape.ts'
import type { BandPosition } from '#lib/drawing/band.ts'
import './hit-treads.css'

const box = { x: 0, y: 0, width: 320, height: 64 }

/** Outcomes of commentary in order: a tread above the line for each session that closed inside the range, one below it for each miss. */
export function HitTreads({ states }: { states: readonly BandPosition[] }) {
  const values = states.map((state) => (state === 'inside' ? 1 : -1))
  const { own, line, axis } = drawShape({ form: 'apart', values, own: [0, values.length - 1] }, box)
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      // As high as its place: the treads are all equally high.
      preserveAspectRatio="none"
      className="hit-treads"
      aria-hidden="true"
      focusable="false"
    >
      <path className="hit-treads-area" d={own} />
      <path d={`${line}${axis}`} />
    </svg>
  )
}
