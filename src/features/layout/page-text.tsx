import type { PayloadBase } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'
import { AttachmentList } from './attachments/attachment-list.tsx'

/** The documents and the text of a page. */
export function PageText({ page }: { page: PayloadBase }) {
  return (
    <>
      <AttachmentList attachments={page.attachments} />
      <Prose html={page.html} lang={page.textLocale} />
    </>
  )
}
