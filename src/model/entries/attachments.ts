import type { AttachmentFacts, AttachmentFormat, AttachmentKind, AttachmentLanguage } from './attachments-field.ts'
import { sourceLocale, type Locale } from '../locale/locale.ts'

/** Where documents are served; below it their addresses are their paths below `content/`. */
export const attachmentsPath = '/tai-lieu/'

/** A document of the content: what its entry says of it, and what its bytes say. */
export interface Attachment extends AttachmentFacts {
  /** Path below `content/`. */
  path: string
  format: AttachmentFormat
  bytes: number
  /** In hexadecimal digits, as tools that check it print it. */
  sha256: string
}

/** Facts of an entry without the list in its file: what is wanted of a document includes what its bytes say. */
export type WithoutAttachments<Facts> = Facts extends unknown ? Omit<Facts, 'attachments'> : never

/** A document as a page shows it. */
export interface AttachmentLink {
  /** A file: no page of the app, and so no `Href`. */
  href: string
  title: string
  kind: AttachmentKind
  language: AttachmentLanguage
  format: AttachmentFormat
  bytes: number
  sha256: string
}

/** `disclosures/abc/nghi-quyet.pdf` → `/tai-lieu/disclosures/abc/nghi-quyet.pdf`. */
export function toAttachmentUrl({ path }: Pick<Attachment, 'path'>): string {
  return attachmentsPath + path
}

function toAttachmentLink(attachment: Attachment, locale: Locale): AttachmentLink {
  const { title, kind, language, format, bytes, sha256 } = attachment
  return { href: toAttachmentUrl(attachment), title: title[locale], kind, language, format, bytes, sha256 }
}

/** The documents of a page, those that its readers can read first; within that, as their editor put them. */
export function toAttachmentLinks(attachments: readonly Attachment[], locale: Locale): AttachmentLink[] {
  const isForeign = ({ language }: Attachment) => Number(language !== locale && language !== 'both')
  return attachments.toSorted((a, b) => isForeign(a) - isForeign(b)).map((one) => toAttachmentLink(one, locale))
}

/** What a document is called when it is saved: its title in its own language, without what a disk refuses. */
export function toDownloadName({ title, language, format }: Pick<Attachment, 'title' | 'language' | 'format'>): string {
  const name = title[language === 'both' ? sourceLocale : language]
    .replace(/\p{Cf}/gu, '')
    .replace(/[\\/:|]+/g, '-')
    .replace(/[<>"?*]+/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${name}.${format}`
}
