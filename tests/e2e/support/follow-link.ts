/**
 * Follows a link in the page without a visitor's input, which would excuse what moves; in the browser's history only,
 * where the page has no such link.
 */
export function follow(path: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)]
  const link = links.find((candidate) => candidate.closest('main')) ?? links[0]
  link?.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (link) link.click()
  else history.pushState({}, '', path)
}
