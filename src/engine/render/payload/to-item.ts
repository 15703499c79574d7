import type { Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { toPicture } from '#engine/model/images/picture.ts'
import type { ItemOf } from '#engine/model/lists/item.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { PayloadContext } from './payload-context.ts'
import { toListedFacts } from './pick-facts.ts'
import { toItemDocuments } from './to-item-documents.ts'

/** The input of an item besides its entry. */
export type ItemContext = Pick<PayloadContext, 'site' | 'locale' | 'indexOf'>

/** An entry for lists. */
export function toItem<C extends RoutedName>(entry: Entry<C>, { site, locale }: ItemContext): ItemOf<C> {
  const { collection, texts, cover, attachments, marks } = entry
  const text = pickText(texts, locale)
  const { title, summary, coverAlt = '' } = text
  return {
    collection,
    facts: toListedFacts(site, entry),
    href: toEntryAddress(entry).href,
    title,
    summary,
    textLocale: toTextLocale(texts, locale),
    ...(attachments.length > 0 && { documents: toItemDocuments(attachments) }),
    ...(marks.length > 0 && { marks }),
    ...(cover && { thumb: toPicture(cover, 'thumb', coverAlt) }),
  }
}
