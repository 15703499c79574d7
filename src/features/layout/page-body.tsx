import type { ReactNode } from 'react'
import type { SectionNav as SectionNavData } from '#model/payload.ts'
import { PageDesk } from './desk-contact.tsx'
import { SectionNav } from './section-nav.tsx'
import './page-body.css'

interface PageBodyProps {
  section: SectionNavData | null
  /** Below the navigation of the section. */
  aside?: ReactNode
  children: ReactNode
}

/** The body of a page, with a column for the navigation of the section and `aside`, if there is any; the desk at its end. */
export function PageBody({ section, aside, children }: PageBodyProps) {
  return (
    <div className="shell-width section-space">
      {section || aside ? (
        <div className="with-aside">
          <div>
            <div className="aside">
              {section && <SectionNav section={section} />}
              {aside}
            </div>
          </div>
          <div className="min-w-0">
            {children}
            <PageDesk />
          </div>
        </div>
      ) : (
        <>
          {children}
          <PageDesk />
        </>
      )}
    </div>
  )
}
