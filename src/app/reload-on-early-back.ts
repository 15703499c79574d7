/**
 * Reloads the page when Back or Forward changes its URL before the router listens to the history. This happens where a
 * document has replaced a page of the app: the entries before it were pushed by script, and the browser changes only the
 * URL. Returns a function that stops this.
 */
export function reloadOnEarlyBack(): () => void {
  const [loaded] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(loaded?.name ?? location.href)
  const reloadIfChanged = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  // Back may have been pressed before any script ran.
  reloadIfChanged()
  addEventListener('popstate', reloadIfChanged)
  return () => removeEventListener('popstate', reloadIfChanged)
}
