import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { moveWhenScrolled } from './move-when-scrolled.ts'
import './reveal.css'

interface RevealProps {
  as?: 'div' | 'section' | 'li'
  className?: string
  children: ReactNode
}

/**
 * Content that moves into place when the visitor scrolls to it. It is always visible; without script, in print, under reduced
 * motion and above the fold it does not move.
 */
export function Reveal({ as: Element = 'div', className, children }: RevealProps) {
  const ref = useRef<HTMLElement | null>(null)
  // Before the browser paints, so that content is not shown in its place first after a navigation.
  useLayoutEffect(() => (ref.current ? moveWhenScrolled(ref.current) : undefined), [])
  return (
    <Element
      ref={(element: HTMLElement | null) => {
        ref.current = element
      }}
      className={className}
    >
      {children}
    </Element>
  )
}
