import type { ItemDocuments } from '#engine/model/entries/attachments.ts'
import { toAttachmentUrl, type Attachment } from '#engine/model/entries/attachments.ts'
import { locales } from '#engine/model/locale/locale.ts'

/** The documents that a row of a list links: the first in each language, and one in all of them where a language has none. */
export function toItemDocuments(attachments: readonly Attachment[]): ItemDocuments {
  const own = locales.flatMap((locale) => attachments.find(({ language }) => language === locale) ?? [])
  const shared = own.length < locales.length ? attachments.find(({ language }) => language === 'both') : undefined
  const linked = shared ? [...own, shared] : own
  return {
    links: linked.map((one) => ({ href: toAttachmentUrl(one), language: one.language, format: one.format })),
    more: attachments.length - linked.length,
  }
}
