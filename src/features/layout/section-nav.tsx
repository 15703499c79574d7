import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { SectionNav as SectionNavData } from '#engine/model/payload.ts'
import { HrefLink } from '#ui/link.tsx'
import { keepInView } from './keep-in-view.ts'
import './section-nav.css'

/** The width in which a strip fades at its ends. */
const stripEnd = 24

/** Links to the pages of the section: a strip below the head of each of them, at every width. */
export function SectionNav({ section }: { section: SectionNavData }) {
  const { t } = useLingui()
  const nav = useRef<HTMLElement>(null)
  // Where the engine does not begin at the present page by itself, and where the window has become narrower.
  useEffect(() => {
    let width = 0
    const keep = () => {
      // Bars of phones that come and go change the height alone.
      if (width !== innerWidth) {
        keepInView(nav.current, 'ul', stripEnd)
        restartFades(nav.current)
      }
      width = innerWidth
    }
    keep()
    addEventListener('resize', keep)
    return () => removeEventListener('resize', keep)
  })
  return (
    <nav ref={nav} aria-label={t`Trong mục ${section.title}`} className="section-nav">
      {/* Firefox would stop at what scrolls; its links are reached one by one. */}
      <ul className="shell-width" tabIndex={-1}>
        {section.links.map((link) => (
          <li key={link.href}>
            {/* The router itself sets `aria-current` on the link to the current page. */}
            <HrefLink href={link.href} lang={link.lang} {...(link.isAbove && { 'aria-current': 'true' })}>
              {link.title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where nothing scrolls any more, Chromium keeps a fade as it last was. */
function restartFades(nav: HTMLElement | null): void {
  for (const animation of nav?.querySelector('ul')?.getAnimations() ?? []) {
    animation.cancel()
    animation.play()
  }
}
