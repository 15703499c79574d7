import type { PayloadBase } from '#engine/model/payload.ts'
import { Prose } from '#ui/prose.tsx'
import { AttachmentList } from './attachments/attachment-list.tsx'

type Text = Pick<PayloadBase, 'attachments' | 'html' | 'textLocale'>

/** True if a page has documents or a text. */
export function hasText({ attachments, html }: Text): boolean {
  return attachments !== undefined || html !== ''
}

/** The documents and the text of a page. */
export function PageText({ page }: { page: Text }) {
  return (
    <>
      <AttachmentList attachments={page.attachments} />
      <Prose html={page.html} lang={page.textLocale} />
    </>
  )
}
