import { useId, useRef, type ReactNode } from 'react'
import ChevronDown from 'virtual:icon/lucide/chevron-down'
import MenuSign from 'virtual:icon/lucide/menu'
import { useDisclosure } from './use-disclosure.ts'

/** One menu of a bar is open at a time: which, and the way to change it. */
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

/** A button and the panel it discloses, next to each other, so that Tab goes from the one into the other. */
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
        {isExtra ? <MenuSign /> : <ChevronDown />}
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
