import type { PagePayload } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'
import { PageHeader } from './page-header.tsx'
import { WithSection } from './with-section.tsx'

/** A page of text. */
export function PageView({ page }: { page: PagePayload }) {
  return (
    <>
      <PageHeader page={page} />
      <WithSection section={page.section}>
        <Prose html={page.html} lang={page.textLocale} />
      </WithSection>
    </>
  )
}
