import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, type ComponentType, type MouseEvent } from 'react'
import CloseIcon from 'virtual:icon/lucide/x'
import { DialogAnnouncer } from '#ui/announcer.tsx'
import { isShown } from '#ui/is-shown.ts'
import { lockScroll } from '#ui/lock-scroll.ts'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import './search-dialog.css'

export interface SearchDialogProps {
  /** The field and the results. */
  Panel: ComponentType
  onClose: () => void
}

/** The search over any page. It is in the document only while it is open. */
export function SearchDialog({ Panel, onClose }: SearchDialogProps) {
  const { t } = useLingui()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const handleClose = useEffectEvent(onClose)
  useEffect(() => {
    const { current } = dialog
    if (!current) return
    const before = document.activeElement
    closeMenu()
    current.showModal()
    // The browser would focus the part that scrolls, where one does.
    current.querySelector('input')?.focus()
    const unlock = lockScroll()
    const stopFollowing = router.subscribe('onBeforeLoad', ({ hrefChanged }) => hrefChanged && current.close())
    const finish = () => {
      unlock()
      returnFocus(before)
      handleClose()
    }
    current.addEventListener('close', finish, { once: true })
    return () => {
      current.removeEventListener('close', finish)
      stopFollowing()
      unlock()
    }
  }, [router])
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, and a button
    <dialog ref={dialog} className="search-dialog" aria-label={t`Tìm kiếm`} onClick={closeOnBackdrop}>
      <div className="search-dialog-body">
        <Panel />
        <footer>
          <ShortcutSwitch />
        </footer>
      </div>
      <button type="button" className="search-dialog-close" aria-label={t`Đóng`} onClick={close}>
        <CloseIcon />
      </button>
      <DialogAnnouncer />
    </dialog>
  )
}

/** The vertical menu, over which the dialog may open: both would hold the focus. */
function closeMenu(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) menu.open = false
}

/** To where it was, unless a page has taken it, or that place is in a menu that has closed. */
function returnFocus(before: Element | null): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement !== before) return
  const target = before instanceof HTMLElement && before !== document.body && isShown(before) ? before : undefined
  ;(target ?? document.querySelector<HTMLElement>('[data-opens="search"]'))?.focus()
}
