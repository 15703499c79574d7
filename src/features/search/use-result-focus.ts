import { useEffect, useRef, type RefObject } from 'react'

/**
 * A link among the results, to a filter or a page, is replaced with the results: the focus moves to where the new ones begin,
 * and so does the view, if that is above it. @param key changes with the results
 */
export function useResultFocus(key: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    const { current } = section
    // The field keeps the focus, and so does a page that is just being opened.
    if (!current || document.activeElement !== document.body) return
    current.focus({ preventScroll: true })
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView()
  }, [key])
  return section
}
