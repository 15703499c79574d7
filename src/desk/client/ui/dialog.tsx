import { useEffect, useId, useRef, type ReactNode } from 'react'
import CloseSign from 'virtual:icon/lucide/x'
import { useDesk } from '../context/desk-context.ts'

interface DialogProps {
  title: string
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog: the browser keeps the focus in it, and gives it back to what opened it. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const { t } = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const { current } = dialog
    const opener = document.activeElement
    current?.showModal()
    return () => {
      current?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`desk-dialog ground-paper ${isWide ? 'desk-dialog-wide' : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="desk-dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="desk-icon-button" aria-label={t.shell.close} onClick={onClose}>
          <CloseSign className="desk-sign" />
        </button>
      </div>
      {children}
      <p data-announcer="" aria-live="polite" className="desk-hidden" />
    </dialog>
  )
}
