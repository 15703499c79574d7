const focusable = 'a[href], button:not(:disabled), summary, input, select, textarea, [tabindex="0"]'

/** Tab goes round inside the element: after its last control comes its first. Returns what undoes it. */
export function keepFocusInside(element: HTMLElement): () => void {
  const turnRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    // What a closed group hides has no box.
    const controls = [...element.querySelectorAll<HTMLElement>(focusable)].filter((control) =>
      control.checkVisibility(),
    )
    const [first, last] = [controls[0], controls.at(-1)]
    const active = document.activeElement
    const isInside = element.contains(active)
    const target = event.shiftKey ? (active === first || !isInside) && last : (active === last || !isInside) && first
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  document.addEventListener('keydown', turnRound)
  return () => document.removeEventListener('keydown', turnRound)
}
