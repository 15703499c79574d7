import type { CollectionName } from '#model/collections.ts'
import type { Entry } from '#model/entry.ts'
import { toEntryHref } from '#model/entry-routes.ts'
import { toPicture } from '#model/images/picture.ts'
import { sourceLocale, type Locale } from '#model/locale.ts'
import type { ListItem } from '#model/payload.ts'

/** Entries as lists show them. */
export function toItems(collection: CollectionName, entries: readonly Entry[], locale: Locale): ListItem[] {
  return entries.map(({ slug, facts, texts, cover, attachments }) => {
    const { title, summary, coverAlt = '' } = texts[locale] ?? texts.vi
    const item = {
      collection,
      facts,
      href: toEntryHref(collection, slug),
      title,
      summary,
      textLocale: texts[locale] ? locale : sourceLocale,
      ...(attachments.length > 0 && { documents: attachments.length }),
      ...(cover && { thumb: toPicture(cover, 'thumb', coverAlt) }),
    }
    return item as ListItem // collection and facts belong together: the entries are that collection's
  })
}
