import type { Clock } from '#lib/clock.ts'
import { loadDocument } from '#shell/failures/load-document.ts'

/**
 * Reloads the page when Back or Forward changes its URL before the router listens to the history. This happens where a
 * document has replaced a page of the app: the entries before it were pushed by script, and the browser changes only the
 * URL. Returns a function that stops this.
 */
export function reloadOnEarlyBack(clock: Clock): () => void {
  const [loaded] = performance.getEntriesByType('navigation')
  const address = toAddress(new URL(loaded?.name ?? location.href))
  const reloadIfChanged = () => {
    if (toAddress(location) !== address) loadDocument(location.href, clock)
  }
  // Back may have been pressed before any script ran.
  reloadIfChanged()
  addEventListener('popstate', reloadIfChanged)
  return () => removeEventListener('popstate', reloadIfChanged)
}

/** Path and query, decoded: in WebKitGTK the entry of a navigation names `/a?x=%41` as `/a?x=A`. */
function toAddress({ pathname, search }: URL | Location): string {
  try {
    return decodeURIComponent(pathname + search)
  } catch {
    return pathname + search
  }
}
