import { useId, useRef, type ReactNode } from 'react'
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
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={isExtra ? extraSign : 'M6 9.5l6 6 6-6'} />
        </svg>
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}

const extraSign = 'M4 6h16M4 12h16M4 18h10'
