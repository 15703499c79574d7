import { useEffect, useRef, type RefObject } from 'react'
import { navTiming } from './nav-timing.ts'

interface DisclosureOptions {
  id: string
  isOpen: boolean
  onOpen: (id: string | null) => void
}

/**
 * The behaviour of a disclosure menu: a mouse that rests on its item opens it, leaving the item closes it, Escape closes it
 * and returns the focus. The item is the `<li>` around button and link. Returns the click handler of the button.
 */
export function useDisclosure(
  button: RefObject<HTMLButtonElement | null>,
  { id, isOpen, onOpen }: DisclosureOptions,
): () => void {
  // A click on a panel that hovering has just opened pins it, instead of closing it.
  const isPinned = useRef(false)

  useEffect(() => {
    const item = button.current?.closest('li')
    if (!item) return
    let timer = 0
    const schedule = (delay: number, act: () => void) => {
      clearTimeout(timer)
      timer = window.setTimeout(act, delay)
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      schedule(navTiming.openDelay, () => onOpen(id))
    }
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      if (!isOpen || isPinned.current || item.contains(document.activeElement)) return
      schedule(navTiming.closeDelay, () => onOpen(null))
    }
    // A click cancels a panel that hovering would open.
    const cancel = () => clearTimeout(timer)
    item.addEventListener('pointerenter', enter)
    item.addEventListener('pointerleave', leave)
    item.addEventListener('click', cancel)
    return () => {
      cancel()
      item.removeEventListener('click', cancel)
      item.removeEventListener('pointerenter', enter)
      item.removeEventListener('pointerleave', leave)
    }
  }, [button, id, isOpen, onOpen])

  useEffect(() => {
    const item = button.current?.closest('li')
    if (!item || !isOpen) return
    const close = () => onOpen(null)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (item.contains(document.activeElement)) button.current?.focus()
      close()
    }
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !item.contains(event.target)) close()
    }
    const closeOnLeave = (event: FocusEvent) => {
      // Without a target, as on a switch of windows or a click on the background, the focus has not left the item.
      if (event.relatedTarget instanceof Node && !item.contains(event.relatedTarget)) close()
    }
    const closeOnLink = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    item.addEventListener('focusout', closeOnLeave)
    item.addEventListener('click', closeOnLink)
    return () => {
      isPinned.current = false
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      item.removeEventListener('focusout', closeOnLeave)
      item.removeEventListener('click', closeOnLink)
    }
  }, [button, isOpen, onOpen])

  return () => {
    const isClosing = isOpen && isPinned.current
    isPinned.current = !isClosing
    onOpen(isClosing ? null : id)
  }
}
