import type { SVGProps } from 'react'
import type { RecordState } from './payload.ts'

/** The sign of a state within a drawing: a tread on a line, or below it where what was said was not right; dashes while it is not known. */
export function RecordTread({ state, ...place }: { state: RecordState } & SVGProps<SVGRectElement>) {
  return <rect {...place} className={`record-sign record-${state}`} />
}

/** The sign of a state beside its word, with the line. */
export function RecordSymbol({ state }: { state: RecordState }) {
  return (
    <svg viewBox="0 0 16 16" className="record-symbol" aria-hidden="true" focusable="false">
      <RecordTread state={state} x="2" y={state === 'miss' ? 8 : 1} width="12" height="7" />
      <path d="M0,8H16" />
    </svg>
  )
}
