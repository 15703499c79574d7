import { useEffect, type RefObject } from 'react'
import { keepFocusInside } from './keep-focus-inside.ts'
import { lockScroll } from './lock-scroll.ts'

/** From this width on the main bar stands instead (`lg` in tokens.css). */
const wideScreen = '(min-width: 64rem)'

/**
 * Makes an open `<details>` modal: the rest of the page is inert and does not scroll, Tab stays inside, Escape closes.
 * Not a `<dialog>`: that opens by script only, and this menu must open without.
 */
export function ModalDetails({ details }: { details: RefObject<HTMLDetailsElement | null> }) {
  useEffect(() => {
    const element = details.current
    if (!element) return
    let release: (() => void) | undefined
    const follow = (event?: Event) => {
      // Toggle events of the groups inside do not bubble, but they are no news of this element either.
      if (event && event.target !== element) return
      release?.()
      release = element.open ? makeModal(element) : undefined
    }
    // It may have been opened before this code came.
    follow()
    element.addEventListener('toggle', follow)
    return () => {
      element.removeEventListener('toggle', follow)
      release?.()
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
    // A link to a place on this page leaves the menu where it is otherwise.
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  const wide = window.matchMedia(wideScreen)
  const undo = [makeRestInert(element), lockScroll(), keepFocusInside(element)]
  document.addEventListener('keydown', closeOnEscape)
  element.addEventListener('click', closeOnLink)
  wide.addEventListener('change', close)
  return () => {
    for (const step of undo) step()
    document.removeEventListener('keydown', closeOnEscape)
    element.removeEventListener('click', closeOnLink)
    wide.removeEventListener('change', close)
  }
}

/** Everything beside the element and beside what it stands in, up to the body. */
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
