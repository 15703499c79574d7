import { documentsPath } from '#brand'
import { sourceLocale, type Locale } from '../locale/locale.ts'
import type { AttachmentFacts, AttachmentFormat, AttachmentKind, AttachmentLanguage } from './attachments-field.ts'

/** The path of all documents; the rest of a document's URL is its path below `content/`. */
export const attachmentsPath = documentsPath

/** A document of an entry: the fields that editors write, and the facts that the build reads from the file. */
export interface Attachment extends AttachmentFacts {
  /** Path below `content/`. */
  path: string
  format: AttachmentFormat
  bytes: number
  /** In hexadecimal digits. */
  sha256: string
  /** The checksum that a ZIP states of it. */
  crc32: number
}

/** The facts of an entry without the list of documents, which an entry has as `Attachment[]` instead. */
export type WithoutAttachments<Facts> = Facts extends unknown
  ? { [Name in keyof Facts as Exclude<Name, 'attachments'>]: Facts[Name] }
  : never

/** A document as a page shows it. */
export interface AttachmentLink {
  /** No `Href`, because it is a file and no page. */
  href: string
  title: string
  kind: AttachmentKind
  language: AttachmentLanguage
  format: AttachmentFormat
  bytes: number
  sha256: string
}

/** The documents that a row of a list links, and how many more the entry has. */
export interface ItemDocuments {
  links: Pick<AttachmentLink, 'href' | 'language' | 'format'>[]
  more: number
}

/** `news/abc/terms.pdf` → `/files/news/abc/terms.pdf`. */
export function toAttachmentUrl({ path }: Pick<Attachment, 'path'>): string {
  return attachmentsPath + path
}

function toAttachmentLink(attachment: Attachment, locale: Locale): AttachmentLink {
  const { title, kind, language, format, bytes, sha256 } = attachment
  return { href: toAttachmentUrl(attachment), title: title[locale], kind, language, format, bytes, sha256 }
}

/** Links to documents: those in the language of the page first, each group in the order of `entry.yaml`. */
export function toAttachmentLinks(attachments: readonly Attachment[], locale: Locale): AttachmentLink[] {
  const isForeign = ({ language }: Attachment) => Number(language !== locale && language !== 'both')
  return attachments.toSorted((a, b) => isForeign(a) - isForeign(b)).map((one) => toAttachmentLink(one, locale))
}

/** The file name of a download: the title in the document's language, without characters that file systems reject. */
export function toDownloadName({ title, language, format }: Pick<Attachment, 'title' | 'language' | 'format'>): string {
  const name = title[language === 'both' ? sourceLocale : language]
    .replace(/\p{Cf}/gu, '')
    .replace(/[\\/:|]+/g, '-')
    .replace(/[<>"?*]+/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${name}.${format}`
}
