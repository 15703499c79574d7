import './edge-treads.css'

/** The three treads of the mark, rising to the right edge of the window: decoration, behind no text. */
export function EdgeTreads() {
  return (
    <svg className="edge-treads" viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0,3V2H1V1H2V0H3V3Z" />
    </svg>
  )
}
