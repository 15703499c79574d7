import { useEffect, useRef, type Ref, type RefCallback } from 'react'

type Listener = (event: Event) => void

/** The props that Radix passes to the trigger; optional, because `asChild` adds them. */
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
 * Represents an element elsewhere in the document. As a child of Radix's trigger, the element would need Radix before
 * hydration, or would be replaced once Radix has loaded.
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

  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const controller = new AbortController()
    const listen = (type: string, name: keyof typeof handlers) =>
      element.addEventListener(type, (event) => latest.current[name]?.(event), { signal: controller.signal })
    listen('pointermove', 'onPointerMove')
    listen('pointerleave', 'onPointerLeave')
    listen('pointerdown', 'onPointerDown')
    listen('focus', 'onFocus')
    listen('blur', 'onBlur')
    listen('click', 'onClick')
    // The event that loaded this code was not seen: the state that it led to is reported instead.
    if (element.matches(':focus-visible')) latest.current.onFocus?.(new FocusEvent('focus'))
    else if (element.matches(':hover')) latest.current.onPointerMove?.(new PointerEvent('pointermove'))
    return () => controller.abort()
  }, [element])

  useEffect(() => {
    if (describedBy === undefined) return
    element.setAttribute('aria-describedby', describedBy)
    return () => element.removeAttribute('aria-describedby')
  }, [element, describedBy])
  return null
}
