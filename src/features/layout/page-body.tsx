import type { ReactNode } from 'react'
import type { SectionNav as SectionNavData } from '#engine/model/payload.ts'
import { PageDesk } from './desk-contact.tsx'
import { PageAbout } from './page-about.tsx'
import { SectionNav } from './section-nav.tsx'
import './page-body.css'

interface PageBodyProps {
  section: SectionNavData | null
  /** Below the navigation of the section. */
  aside?: ReactNode
  /** True if the page is read rather than scanned: its text keeps its measure, with the navigation of the section beside it. */
  isReading?: boolean
  /** The text about what the page shows. */
  about?: ReactNode
  children: ReactNode
}

/**
 * The body of a page, the desk at its end. What is scanned has the whole width, below the navigation of its section and above
 * the text about it; what is read, and what has an `aside`, stands beside a column with both.
 */
export function PageBody({ section, aside, isReading = false, about, children }: PageBodyProps) {
  const nav = section && <SectionNav section={section} />
  const end = about ? <PageAbout>{about}</PageAbout> : <PageDesk />
  if (aside || (isReading && nav)) {
    return (
      <div className="shell-width page-body" data-nav={nav && 'beside'}>
        <div className="with-aside">
          <div>
            {/* Firefox would stop at what scrolls; its links are reached one by one. */}
            <div className="aside" tabIndex={-1}>
              {nav}
              {aside}
            </div>
          </div>
          <div className="min-w-0">
            {children}
            {end}
          </div>
        </div>
      </div>
    )
  }
  return (
    <div className="shell-width page-body" data-nav={nav && 'above'}>
      {nav}
      {children}
      {end}
    </div>
  )
}
