import type { PagePayload } from '#model/page-payloads.ts'
import { PageHeader } from './page-header.tsx'
import { PageText } from './page-text.tsx'
import { isWorthContents, TableOfContents } from './table-of-contents.tsx'
import { WithSection } from './with-section.tsx'

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
