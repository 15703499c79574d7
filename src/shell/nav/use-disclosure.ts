import { useEffect, useRef, type RefObject } from 'react'
import { navTiming } from './nav-timing.ts'

interface DisclosureOptions {
  id: string
  isOpen: boolean
  onOpen: (id: string | null) => void
}

/**
 * Behaviour of a disclosure menu around its button: Escape closes and gives the focus back, leaving closes, and a mouse
 * that rests on the item opens. The item is the `<li>` around the button, its link included. Returns the click handler.
 */
export function useDisclosure(
  button: RefObject<HTMLButtonElement | null>,
  { id, isOpen, onOpen }: DisclosureOptions,
): () => void {
  // A click on what the pointer has just opened must not close it again: it means "keep this open".
  const isPinned = useRef(false)

  useEffect(() => {
    const item = button.current?.closest('li')
    if (!item) return
    let timer = 0
    const later = (delay: number, act: () => void) => {
      clearTimeout(timer)
      timer = window.setTimeout(act, delay)
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      later(navTiming.openDelay, () => onOpen(id))
    }
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer)
      if (!isOpen || isPinned.current || item.contains(document.activeElement)) return
      later(navTiming.closeDelay, () => onOpen(null))
    }
    // A click has said what is wanted; a panel that opened after it would be in the way.
    const settle = () => clearTimeout(timer)
    item.addEventListener('pointerenter', enter)
    item.addEventListener('pointerleave', leave)
    item.addEventListener('click', settle)
    return () => {
      settle()
      item.removeEventListener('click', settle)
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
      // Without a new place for the focus (another window, a click on bare ground) nothing has been left.
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
