import type { DataContext } from '#engine/model/content/data-set.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'

/** The address of a notice on shares; undefined where none is named, or where it was taken down. */
export function findNotice(slug: string | undefined, { content, locale, origin }: DataContext): string | undefined {
  const notice = content.entries['share-management'].find((one) => one.slug === slug)
  return notice && origin + linkToEntry(notice, locale).href
}
