import { useEffect, useRef, type RefObject } from 'react'

/** The field, which shows the query of another address, as after Back. What the visitor has typed before hydration stays. */
export function useQueryField(q: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(q)
  useEffect(() => {
    if (shown.current === q) return
    shown.current = q
    if (field.current) field.current.value = q
  }, [q])
  return field
}
