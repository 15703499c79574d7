import { useEffect, type RefObject } from 'react'
import { lockScroll } from '#ui/lock-scroll.ts'
import { trapFocus } from './trap-focus.ts'

/** From this width on, the main bar replaces the menu (`lg` in tokens.css). */
const wideScreen = '(min-width: 64rem)'

/**
 * Makes an open `<details>` modal: the rest of the page is inert and does not scroll, Tab stays inside, Escape closes.
 * Not a `<dialog>`, which opens only by script: the menu must open without.
 */
export function ModalDetails({ details }: { details: RefObject<HTMLDetailsElement | null> }) {
  useEffect(() => {
    const element = details.current
    if (!element) return
    let undo: (() => void) | undefined
    const update = (event?: Event) => {
      // Ignores toggle events of the groups inside.
      if (event && event.target !== element) return
      undo?.()
      undo = element.open ? makeModal(element) : undefined
    }
    // It may have been opened before this code loaded.
    update()
    element.addEventListener('toggle', update)
    return () => {
      element.removeEventListener('toggle', update)
      undo?.()
    }
  }, [details])
  return null
}

function makeModal(element: HTMLDetailsElement): () => void {
  const close = () => (element.open = false)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    element.querySelector('summary')?.focus()
  }
  const closeOnLink = (event: MouseEvent) => {
    // Navigation closes the menu, but a link within the current page does not navigate. So does a touch beside the panel.
    if (event.target === element || (event.target instanceof Element && event.target.closest('a'))) close()
  }
  const wide = window.matchMedia(wideScreen)
  const cleanups = [makeRestInert(element), lockScroll(), trapFocus(element)]
  document.addEventListener('keydown', closeOnEscape)
  element.addEventListener('click', closeOnLink)
  wide.addEventListener('change', close)
  return () => {
    for (const cleanup of cleanups) cleanup()
    document.removeEventListener('keydown', closeOnEscape)
    element.removeEventListener('click', closeOnLink)
    wide.removeEventListener('change', close)
  }
}

/** Makes the siblings of the element and of its ancestors inert, but for live regions. */
function makeRestInert(element: HTMLElement): () => void {
  const inert: Element[] = []
  for (let inner: Element = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || sibling.hasAttribute('inert') || sibling.hasAttribute('aria-live')) continue
      sibling.setAttribute('inert', '')
      inert.push(sibling)
    }
  }
  return () => {
    for (const sibling of inert) sibling.removeAttribute('inert')
  }
}
