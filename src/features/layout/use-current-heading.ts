import { useEffect, useState } from 'react'

/**
 * Where in the window a heading stands when its section is the one being read, in rem: just below the place to which links
 * scroll it, so that a link marks its own section, however short that is.
 */
const readingLine = 10

/**
 * The id of the last heading above the reading line; undefined above the first one, and until the page is hydrated.
 * @param ids of headings in the order of the page, separated by spaces
 */
export function useCurrentHeading(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const all = ids.split(' ')
    const passed = new Set<string>()
    const line = readingLine * parseFloat(getComputedStyle(document.documentElement).fontSize)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target.id)
        setCurrent(all.findLast((id) => passed.has(id)))
      },
      // Everything above the line counts as inside, so that a jump over several headings is noticed for each.
      { rootMargin: `1000000px 0px ${Math.min(0, line - innerHeight)}px` },
    )
    for (const id of all) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
