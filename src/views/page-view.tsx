import type { PagePayload } from '#model/page-payloads.ts'
import { Prose } from '#ui/prose.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { PageHeader } from './page-header.tsx'
import { isWorthContents, TableOfContents } from './table-of-contents.tsx'
import { WithSection } from './with-section.tsx'

/** A page of text. */
export function PageView({ page }: { page: PagePayload }) {
  return (
    <>
      <PageHeader page={page} />
      <WithSection section={page.section} aside={isWorthContents(page) && <TableOfContents page={page} />}>
        <AttachmentList attachments={page.attachments} />
        <Prose html={page.html} lang={page.textLocale} />
      </WithSection>
    </>
  )
}
