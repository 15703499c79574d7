import type { ReactNode } from 'react'
import type { SectionNav as SectionNavData } from '#engine/model/payload.ts'
import { PageDesk } from './desk-contact.tsx'
import { PageAbout } from './page-about.tsx'
import { SectionNav } from './section-nav.tsx'
import './page-body.css'

interface PageBodyProps {
  section: SectionNavData | null
  /** Beside the text: the sections of the page. */
  aside?: ReactNode
  /** True if the page is read rather than scanned: its text keeps its measure, and the place that it has beside an `aside`. */
  isReading?: boolean
  /** Between the navigation of the section and the body. */
  opening?: ReactNode
  /** The text about what the page shows. */
  about?: ReactNode
  children: ReactNode
}

/**
 * The body of a page below the navigation of its section, the desk at its end. What is scanned has the whole width, above the text
 * about it; what is read stands beside a column with its sections.
 */
export function PageBody({ section, aside, isReading = false, opening, about, children }: PageBodyProps) {
  const end = about ? <PageAbout>{about}</PageAbout> : <PageDesk />
  return (
    <>
      {section && <SectionNav section={section} />}
      {opening}
      <div className="shell-width page-body">
        {aside || isReading ? (
          <div className="with-aside">
            <div>
              {/* Firefox would stop at what scrolls; its links are reached one by one. */}
              <div className="aside" tabIndex={-1}>
                {aside}
              </div>
            </div>
            <div className="min-w-0">
              {children}
              {end}
            </div>
          </div>
        ) : (
          <>
            {children}
            {end}
          </>
        )}
      </div>
    </>
  )
}
