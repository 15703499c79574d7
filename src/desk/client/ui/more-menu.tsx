import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import DownSign from 'virtual:icon/lucide/chevron-down'

interface MenuProps {
  label: string
  /** Read out in place of the label. */
  name: string
  children: ReactNode
}

/** A button that opens a list of others. Escape, a choice, and leaving it close it. */
export function MoreMenu({ label, name, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return undefined
    const { current } = root
    const close = (event: Event) => {
      if (event.target instanceof Node && !current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it, wherever the focus is in it
    <div
      ref={root}
      className="desk-menu"
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="button desk-small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <DownSign className="desk-sign desk-sign-small" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its buttons are pressed; this only closes */}
      <div id={id} className="desk-menu-list" hidden={!isOpen} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  )
}
