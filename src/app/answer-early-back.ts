/**
 * A document loaded in place of a page of the app shares that page's history: Back changes no more than its address, and
 * the page in view would stay. Until the router follows the history, and for good where it never does, such a change
 * loads the page that the address is of. Returns what ends this.
 */
export function answerEarlyBack(): () => void {
  const [loaded] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(loaded?.name ?? location.href)
  const answer = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  // Back may have been pressed before any script ran.
  answer()
  addEventListener('popstate', answer)
  return () => removeEventListener('popstate', answer)
}
