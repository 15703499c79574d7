import type { Entry } from '#engine/model/entries/content.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import type { ImageSlotName } from '#engine/model/images/image-slots.ts'
import { toPicture } from '#engine/model/images/picture.ts'
import type { ListedEntry, ShownEntry } from '#engine/model/payload.ts'
import type { CollectionName, RoutedName } from '#engine/model/site/collection-name.ts'
import type { PayloadContext } from './payload-context.ts'
import { toDetails, toListedFacts, toShownFacts } from './pick-facts.ts'

type Context = Pick<PayloadContext, 'site' | 'locale'>

/** An entry with its text, for a page that shows several entries. */
export function toShownEntry<C extends CollectionName>(
  entry: Entry<C> & { collection: C },
  { site, locale }: Context,
  slot: ImageSlotName = 'thumb',
): ShownEntry<C> {
  const { title, summary, html, coverAlt = '' } = pickText(entry.texts, locale)
  return {
    slug: entry.slug,
    facts: toShownFacts(site, entry),
    details: toDetails(site, entry, locale),
    title,
    summary,
    html,
    textLocale: toTextLocale(entry.texts, locale),
    ...(entry.cover && { picture: toPicture(entry.cover, slot, coverAlt) }),
  }
}

/** An entry without its text, for a page that links to the entry's own page. */
export function toListedEntry<C extends RoutedName>(
  entry: Entry<C> & { collection: C },
  { site, locale }: Context,
): ListedEntry<C> {
  const { title, summary, coverAlt = '' } = pickText(entry.texts, locale)
  return {
    slug: entry.slug,
    facts: toListedFacts(site, entry),
    title,
    summary,
    html: '',
    textLocale: toTextLocale(entry.texts, locale),
    ...(entry.cover && { picture: toPicture(entry.cover, 'thumb', coverAlt) }),
  }
}
