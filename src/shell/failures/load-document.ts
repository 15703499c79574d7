/**
 * Loads the page at a URL of this site from the server, in place of the present history entry. To a URL that differs by
 * its hash alone the browser would only scroll.
 */
export function loadDocument(href: string): void {
  const target = new URL(href, location.href)
  if (target.hash && target.pathname === location.pathname && target.search === location.search) location.reload()
  else location.replace(target)
}
