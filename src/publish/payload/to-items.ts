import type { RoutedName } from '#features/collections.ts'
import type { Entry } from '#model/entries/entry.ts'
import { toEntryPlace } from '#features/entry-place.ts'
import { toPicture } from '#model/images/picture.ts'
import { sourceLocale, type Locale } from '#model/locale.ts'
import type { ListItem } from '#model/payload.ts'

/** Entries as lists show them. */
export function toItems(entries: readonly Entry<RoutedName>[], locale: Locale): ListItem[] {
  return entries.map((entry) => {
    const { collection, facts, texts, cover, attachments, marks } = entry
    const { title, summary, coverAlt = '' } = texts[locale] ?? texts.vi
    const item = {
      collection,
      facts,
      href: toEntryPlace(entry).href,
      title,
      summary,
      textLocale: texts[locale] ? locale : sourceLocale,
      ...(attachments.length > 0 && { documents: attachments.length }),
      ...(marks.length > 0 && { marks }),
      ...(cover && { thumb: toPicture(cover, 'thumb', coverAlt) }),
    }
    return item as ListItem // collection and facts belong together: they are one entry's
  })
}
