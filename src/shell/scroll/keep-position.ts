import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the document as high as it is while the next page is rendered; returns a function that ends this after a rendering. WebKit
 * lays out the content of query containers (`container-type`) last: when it is new, the document would be too low for a moment,
 * and the window would be scrolled up.
 */
export function holdHeight(router: AnyRouter): () => void {
  const { body } = document
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) body.style.minHeight = `${body.offsetHeight}px`
  })
  return () => {
    if (body.style.minHeight === '') return
    // The new content is laid out before the height is free.
    void body.offsetHeight
    body.style.minHeight = ''
  }
}

/** On a return to the page as it was left, WebKit begins at the top if scripts restore positions: the router does so, but not then. */
export function keepOnReturn(): void {
  let position = 0
  addEventListener('pagehide', () => (position = scrollY))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: position, behavior: 'instant' })
  })
}
