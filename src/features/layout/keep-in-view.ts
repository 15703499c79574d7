/**
 * Scrolls what contains the marked link of a navigation, and not the page, until the link is to be seen.
 * @param scroller selects the element that scrolls, around the link
 * @param space what the link keeps to its sides
 */
export function keepInView(nav: HTMLElement | null, scroller: string, space = 0): void {
  const link = nav?.querySelector('[aria-current]')
  const box = link?.closest(scroller)
  if (!link || !box) return
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollBy({
    left: Math.min(0, inner.left - outer.left - space) || Math.max(0, inner.right - outer.right + space),
    top: Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom),
    behavior: 'instant',
  })
}
