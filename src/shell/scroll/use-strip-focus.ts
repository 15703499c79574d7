import { useEffect } from 'react'

/** Elements that scroll sideways and contain links. */
const strips = 'main ul, .table-scroll'

/** The space that a link keeps to the edge: its ring, and a part of the neighbour, which shows that there are more. */
const space = 20

/**
 * Shows the whole of a focused link in what scrolls sideways: Chromium leaves it where it is if any part of it is seen, or is below
 * columns of a table that stay in place.
 */
export function useStripFocus(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      const strip = target instanceof Element && target.parentElement?.closest(strips)
      if (!strip || strip.scrollWidth <= strip.clientWidth) return
      const [link, frame] = [target.getBoundingClientRect(), strip.getBoundingClientRect()]
      const heads = [...(target.closest('tr')?.querySelectorAll('th') ?? [])]
      const left = Math.max(frame.left, ...heads.map((head) => head.getBoundingClientRect().right))
      strip.scrollLeft += Math.min(0, link.left - left - space) || Math.max(0, link.right - frame.right + space)
    }
    document.addEventListener('focusin', show)
    return () => document.removeEventListener('focusin', show)
  }, [])
}
