/**
 * Returns a function that, after a rendering, scrolls back down to where the visitor was. WebKit lays out the content of query
 * containers (`container-type`) last: when it is new, the page is too low for a moment, and the window is scrolled up.
 */
export function watchPosition(): () => void {
  let position = scrollY
  addEventListener('scroll', () => (position = scrollY), { passive: true })
  return () => {
    if (scrollY < position) scrollDownTo(position)
  }
}

/** On a return to the page as it was left, WebKit begins at the top if scripts restore positions: the router does so, but not then. */
export function keepOnReturn(): void {
  let position = 0
  addEventListener('pagehide', () => (position = scrollY))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollDownTo(position)
  })
}

function scrollDownTo(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}
