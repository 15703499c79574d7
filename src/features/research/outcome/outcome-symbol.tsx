import type { Outcome } from '../payload.ts'
import './outcome.css'

/** Shapes that differ without their colours: a dot inside the band, heads that point away from it, a ring, a dash. */
const shapes: Readonly<Record<Outcome['state'], string>> = {
  inside: 'M2,6a4,4 0 1 0 8,0a4,4 0 1 0 -8,0z',
  above: 'M6,1.5l5,9h-10z',
  below: 'M6,10.5l5,-9h-10z',
  open: 'M2.5,6a3.5,3.5 0 1 0 7,0a3.5,3.5 0 1 0 -7,0z',
  late: 'M2,6h8',
}

/** The sign of an outcome; its text stands beside it. */
export function OutcomeSymbol({ state }: { state: Outcome['state'] }) {
  return (
    <svg viewBox="0 0 12 12" className={`outcome-symbol outcome-${state}`} aria-hidden="true" focusable="false">
      <path d={shapes[state]} />
    </svg>
  )
}
