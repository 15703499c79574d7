import { useId, useRef, type ReactNode } from 'react'
import ChevronDown from 'virtual:icon/lucide/chevron-down'
import MenuIcon from 'virtual:icon/lucide/menu'
import { useDisclosure } from './use-disclosure.ts'

/** The state of a bar, of which one menu is open at a time: its id, or null. */
export interface OpenMenu {
  open: string | null
  onOpen: (id: string | null) => void
}

interface DisclosureProps extends OpenMenu {
  id: string
  label: string
  isExtra?: boolean
  children: ReactNode
}

/** A button and the panel that it opens. The panel follows the button, so that Tab moves into it. */
export function Disclosure({ id, label, isExtra = false, open, onOpen, children }: DisclosureProps) {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = open === id
  const toggle = useDisclosure(button, { id, isOpen, onOpen })
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
        className="nav-toggle"
      >
        {isExtra ? <MenuIcon /> : <ChevronDown />}
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
