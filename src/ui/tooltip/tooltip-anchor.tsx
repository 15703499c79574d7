import { useEffect, useRef, type Ref, type RefCallback } from 'react'

type Listener = (event: Event) => void

/** What Radix gives to the element that has a tooltip; all of it is optional, since `asChild` fills it in. */
interface TooltipAnchorProps {
  element: HTMLElement
  ref?: Ref<HTMLElement>
  'aria-describedby'?: string
  onPointerMove?: Listener
  onPointerLeave?: Listener
  onPointerDown?: Listener
  onFocus?: Listener
  onBlur?: Listener
  onClick?: Listener
}

/**
 * Stands for an element elsewhere in the document. Radix would have it as its own child; but then it would have to be
 * loaded before the page is hydrated, or the element be made anew when it comes.
 */
export function TooltipAnchor({
  element,
  ref,
  'aria-describedby': describedBy,
  ...handlers
}: TooltipAnchorProps): null {
  useEffect(() => {
    if (typeof ref !== 'function') return
    const detach = (ref as RefCallback<HTMLElement>)(element) // Radix composes refs into a function
    return () => {
      if (typeof detach === 'function') detach()
      else ref(null)
    }
  }, [ref, element])

  const current = useRef(handlers)
  useEffect(() => {
    current.current = handlers
  })
  useEffect(() => {
    const listening = new AbortController()
    const listen = (type: string, name: keyof typeof handlers) =>
      element.addEventListener(type, (event) => current.current[name]?.(event), { signal: listening.signal })
    listen('pointermove', 'onPointerMove')
    listen('pointerleave', 'onPointerLeave')
    listen('pointerdown', 'onPointerDown')
    listen('focus', 'onFocus')
    listen('blur', 'onBlur')
    listen('click', 'onClick')
    // The event that led to this element has passed; it is taken up where it stands.
    if (element.matches(':focus-visible')) current.current.onFocus?.(new FocusEvent('focus'))
    else if (element.matches(':hover')) current.current.onPointerMove?.(new PointerEvent('pointermove'))
    return () => listening.abort()
  }, [element])

  useEffect(() => {
    if (describedBy === undefined) return
    element.setAttribute('aria-describedby', describedBy)
    return () => element.removeAttribute('aria-describedby')
  }, [element, describedBy])
  return null
}
