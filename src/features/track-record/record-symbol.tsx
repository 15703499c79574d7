import type { RecordState } from './payload.ts'

/** Shapes around a middle of 0, which differ without their colours: a dot, a cross, a ring. */
const shapes: Readonly<Record<RecordState, string>> = {
  hit: 'M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0z',
  miss: 'M-3.5,-3.5l7,7M3.5,-3.5l-7,7',
  open: 'M-3.25,0a3.25,3.25 0 1 0 6.5,0a3.25,3.25 0 1 0 -6.5,0z',
}

/** The sign of a state within a drawing. */
export function RecordShape({ state }: { state: RecordState }) {
  return <path d={shapes[state]} className={`record-sign record-${state}`} />
}

/** The sign of a state beside its word. */
export function RecordSymbol({ state }: { state: RecordState }) {
  return (
    <svg viewBox="-5 -5 10 10" className="record-symbol" aria-hidden="true" focusable="false">
      <RecordShape state={state} />
    </svg>
  )
}
