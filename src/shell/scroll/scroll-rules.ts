/** The parts of a location on which the scroll position depends. */
export interface ScrollPlace {
  pathname: string
  hash: string
  /** Navigations within one section keep the scroll position; undefined for a page that always starts at its top. */
  section: string | undefined
}

export interface Arrival {
  /** The previous page; undefined on the first page of a visit. */
  from: ScrollPlace | undefined
  to: ScrollPlace
  /** True if the navigation was Back or Forward. */
  isTraversal: boolean
}

/**
 * True if the router sets the scroll position: the saved one, else that of the element that the hash names, else the top.
 * If not, the position stays.
 */
export function movesScroll({ from, to, isTraversal }: Arrival): boolean {
  if (isTraversal) return true
  // On the first page of a visit the browser has set the position, and the visitor may have scrolled since.
  if (!from) return false
  if (to.pathname === from.pathname) return to.hash !== '' && to.hash !== from.hash
  if (to.hash) return true
  return to.section === undefined || to.section !== from.section
}
