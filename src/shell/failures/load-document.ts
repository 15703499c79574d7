/** Loads a URL of this site from the server, and replaces the current history entry. */
export function loadDocument(href: string): void {
  const target = new URL(href, location.href)
  // To a URL that differs only in its hash, `replace` would only scroll.
  if (target.hash && target.pathname === location.pathname && target.search === location.search) location.reload()
  else location.replace(target)
}
