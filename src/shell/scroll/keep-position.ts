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

/** Where the router stores the positions of a visit as its page is left, and reads them in the next document. */
const storageKey = 'tsr-scroll-restoration-v1_3'

interface Positions {
  [entry: string]: { window?: { scrollX: number; scrollY: number } } | undefined
}

/**
 * Keeps the position of a page that is left for another document, where engines do not. WebKit begins at the top of a page that it
 * has kept in memory. Firefox forgets what a page stores as it is left, and that the browser shall restore its position, unless
 * it has kept the page, which it does not while a page still fetches: so each position is stored once a scroll has ended. All else
 * that scrolls the router adds as the page is left.
 */
export function keepOnReturn(router: AnyRouter): void {
  const toEntry = () => {
    // Not the page that is being loaded, which is not yet seen.
    const { resolvedLocation, location } = router.state
    const { __TSR_key: entry = '' } = (resolvedLocation ?? location).state
    return entry
  }
  const restore = () => {
    const { scrollY: top } = readPositions()[toEntry()]?.window ?? {}
    if (top && !scrollY) scrollTo({ top, behavior: 'instant' })
  }
  const store = () => {
    const positions = { ...readPositions(), [toEntry()]: { window: { scrollX, scrollY } } }
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // The browser stores nothing: a return begins at the top.
    }
  }
  restore()
  addEventListener('scrollend', store)
  addEventListener('pageshow', ({ persisted }) => persisted && restore())
}

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions // as the router wrote it
  } catch {
    return {}
  }
}
