import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { isWorthContents, TableOfContents } from '#features/layout/table-of-contents.tsx'
import { WithSection } from '#features/layout/with-section.tsx'
import type { PagePayload } from './payload.ts'

/** A page of text. */
export function PageView({ page }: { page: PagePayload }) {
  return (
    <>
      <PageHeader page={page} />
      <WithSection section={page.section} aside={isWorthContents(page) && <TableOfContents page={page} />}>
        <PageText page={page} />
      </WithSection>
    </>
  )
}
