/**
 * Follows a link of the page by script, because layout shifts after a visitor's input do not count. Without such a link it
 * navigates by the history. A link that opens a dialog is none.
 */
export function follow(path: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]:not([aria-haspopup])`)]
  const link = links.find((candidate) => candidate.closest('main')) ?? links[0]
  link?.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (link) link.click()
  else history.pushState({}, '', path)
}
