import type { ReactNode } from 'react'
import type { SectionNav as SectionNavData } from '#model/payload.ts'
import { SectionNav } from './section-nav.tsx'

/** The body of a page beside its section's navigation. */
export function WithSection({ section, children }: { section: SectionNavData | null; children: ReactNode }) {
  return (
    <div className="shell-width section-space">
      {section ? (
        <div className="grid gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
          <div>
            <SectionNav section={section} />
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      ) : (
        children
      )}
    </div>
  )
}
