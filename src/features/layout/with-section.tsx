import type { ReactNode } from 'react'
import type { SectionNav as SectionNavData } from '#model/payload.ts'
import { SectionNav } from './section-nav.tsx'

interface WithSectionProps {
  section: SectionNavData | null
  /** What stands below the section's navigation, where there is room. */
  aside?: ReactNode
  children: ReactNode
}

/** The body of a page beside its section's navigation; alone where there is nothing beside it. */
export function WithSection({ section, aside, children }: WithSectionProps) {
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
          <div className="min-w-0">{children}</div>
        </div>
      ) : (
        children
      )}
    </div>
  )
}
