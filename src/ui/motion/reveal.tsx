import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { watchReveal } from './watch-reveal.ts'

interface RevealProps {
  as?: 'div' | 'section' | 'li'
  className?: string
  children: ReactNode
}

/**
 * Content that rises into place when the visitor scrolls to it. It is prerendered like any other and hidden by script
 * alone, so that without one, in print, under reduced motion or above the fold it is simply there.
 */
export function Reveal({ as: Element = 'div', className, children }: RevealProps) {
  const ref = useRef<HTMLElement | null>(null)
  // Before the paint, so that a page navigated to never shows what it then hides.
  useLayoutEffect(() => (ref.current ? watchReveal(ref.current) : undefined), [])
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
