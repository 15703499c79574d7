/** What decides about the scroll position of a page. */
export interface Place {
  pathname: string
  hash: string
  /** The section whose pages keep the position among themselves; undefined for a page that always begins at its top. */
  section: string | undefined
}

export interface Arrival {
  /** The page left; undefined where the visit begins here. */
  from: Place | undefined
  to: Place
  /** Whether the visitor came by Back or Forward. */
  isTraversal: boolean
}

/**
 * Whether the router may move the page: to its saved position, else to the element its hash names, else to its top.
 * If not, the page stays where it is.
 */
export function movesScroll({ from, to, isTraversal }: Arrival): boolean {
  if (isTraversal) return true
  // The first page of a visit is placed by the browser, and then by the visitor, who may have scrolled by now.
  if (!from) return false
  if (to.pathname === from.pathname) return to.hash !== '' && to.hash !== from.hash
  if (to.hash) return true
  return to.section === undefined || to.section !== from.section
}
