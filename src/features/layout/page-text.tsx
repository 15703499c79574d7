import type { PayloadBase } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'
import { AttachmentList } from './attachment-list.tsx'

/** What was written of a page: its documents, and its text. */
export function PageText({ page }: { page: PayloadBase }) {
  return (
    <>
      <AttachmentList attachments={page.attachments} />
      <Prose html={page.html} lang={page.textLocale} />
    </>
  )
}
