import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { needsTableOfContents, TableOfContents } from '#features/layout/table-of-contents.tsx'
import type { PagePayload } from './payload.ts'
import { UrgentCall } from './urgent-call.tsx'

/** A page of text. */
export function PageView({ page }: { page: PagePayload }) {
  return (
    <>
      <PageHeader page={page} />
      <PageBody
        section={page.section}
        opening={page.urgent && <UrgentCall urgent={page.urgent} lang={page.textLocale} />}
        isReading
        aside={needsTableOfContents(page) && <TableOfContents page={page} />}
      >
        <PageText page={page} />
      </PageBody>
    </>
  )
}
