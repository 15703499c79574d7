/**
 * Scrolls what contains the marked link of a navigation, and not the page, until the link is to be seen.
 * @param scroller selects the element that scrolls, around the link
 */
export function keepInView(nav: HTMLElement | null, scroller: string): void {
  const link = nav?.querySelector('[aria-current]')
  const box = link?.closest(scroller)
  if (!link || !box) return
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollBy({
    left: Math.min(0, inner.left - outer.left) || Math.max(0, inner.right - outer.right),
    top: Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom),
    behavior: 'instant',
  })
}
