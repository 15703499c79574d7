/**
 * Gives the focus to the heading of a screen, once it is there, unless somebody has moved the focus meanwhile.
 * @returns ends the wait
 */
export function focusHeading(main: HTMLElement | null): () => void {
  const before = document.activeElement
  const observer = new MutationObserver(() => {
    const present = document.activeElement
    if ((present !== before && present !== document.body) || focus(main)) observer.disconnect()
  })
  if (main && !focus(main)) observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focus(main: HTMLElement | null): boolean {
  const heading = main?.querySelector<HTMLElement>('h1')
  heading?.focus({ preventScroll: true })
  return heading !== null && heading !== undefined
}
