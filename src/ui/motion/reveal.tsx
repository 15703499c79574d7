import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { hideUntilScrolled } from './hide-until-scrolled.ts'
import './reveal.css'

interface RevealProps {
  as?: 'div' | 'section' | 'li'
  className?: string
  children: ReactNode
}

/**
 * Content that moves into place when the visitor scrolls to it. It is prerendered, and only hidden by script: without
 * script, in print, under reduced motion and above the fold it is always visible.
 */
export function Reveal({ as: Element = 'div', className, children }: RevealProps) {
  const ref = useRef<HTMLElement | null>(null)
  // Before the browser paints, so that content is not shown and then hidden after a navigation.
  useLayoutEffect(() => (ref.current ? hideUntilScrolled(ref.current) : undefined), [])
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
