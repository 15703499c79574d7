import { create as toContentDisposition } from 'content-disposition'
import type { FileRecord } from '#engine/model/config/store.ts'
import { toDownloadName, type Attachment } from '#engine/model/entries/attachments.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'

/** The headers of a document: browsers show it inline if they can, and save it under a readable name. */
export function toAttachmentRecord(attachment: Attachment): Required<Pick<FileRecord, 'type' | 'cache' | 'headers'>> {
  const { file, language } = attachment
  return {
    type: toMediaType(file),
    // Visitors must see a correction as soon as it is published.
    cache: 'revalidate',
    headers: {
      'Content-Disposition': toContentDisposition(toDownloadName(attachment), { type: 'inline', fallback: file }),
      'Content-Language': language === 'both' ? locales.join(', ') : language,
    },
  }
}
