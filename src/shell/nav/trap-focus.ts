import { isShown } from '#ui/is-shown.ts'

const focusable = 'a[href], button:not(:disabled), summary, input, select, textarea, [tabindex="0"]'

/** Keeps Tab inside the element: after its last control comes its first. Returns a function that undoes this. */
export function trapFocus(element: HTMLElement): () => void {
  const wrapAround = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    // Controls inside closed groups are not visible.
    const controls = [...element.querySelectorAll<HTMLElement>(focusable)].filter(isShown)
    const [first, last] = [controls[0], controls.at(-1)]
    const active = document.activeElement
    const isInside = element.contains(active)
    const target = event.shiftKey ? (active === first || !isInside) && last : (active === last || !isInside) && first
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  document.addEventListener('keydown', wrapAround)
  return () => document.removeEventListener('keydown', wrapAround)
}
