import type { Locale } from '#engine/model/locale/locale.ts'
import type { EmbedName } from '../codes.ts'

/**
 * The address of a document to frame: `/nhung/co-phieu.en.html`. The language is part of the name, as in feeds, because a browser sends no
 * cookie to a frame, and the page around it is in one language.
 */
export function toEmbedUrl(name: EmbedName, locale: Locale): string {
  return `/nhung/${name}.${locale}.html`
}
