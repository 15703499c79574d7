import type { CollectionName } from '#model/entries/collection-names.ts'
import { collections } from '#features/collections.ts'
import type { AnyCollection } from '#model/entries/define-collection.ts'
import type { Entry } from '#model/entries/entry.ts'
import { toPicture } from '#model/images/picture.ts'
import { sourceLocale, type Locale } from '#model/locale.ts'
import type { ShownEntry } from '#model/payload.ts'
import type { WholePayload } from '#model/page-payloads.ts'
import { wholePages, type WholeName } from '#site/whole-pages.ts'
import type { PayloadContext } from '../pages/to-payloads.ts'

/** The entries of a page that shows whole collections. */
export function toShownEntries({ content, locale }: PayloadContext, kind: WholeName): WholePayload['entries'] {
  const lists = wholePages[kind].map((collection: CollectionName) => {
    const entries: readonly Entry[] = content.entries[collection]
    return [collection, entries.filter(({ isListed }) => isListed).map((entry) => toShown(entry, locale))]
  })
  return Object.fromEntries(lists) as WholePayload['entries'] // keyed by the page's own collections
}

export function toShown<C extends CollectionName>(entry: Entry<C>, locale: Locale): ShownEntry<C> {
  const { collection, slug, facts, texts, cover } = entry
  const { title, summary, html, coverAlt = '' } = texts[locale] ?? texts.vi
  const definition: AnyCollection = collections[collection]
  return {
    slug,
    facts,
    details: toDetails(entry, locale),
    title,
    summary,
    // What has a page of its own is read there.
    html: definition.route ? '' : html,
    textLocale: texts[locale] ? locale : sourceLocale,
    ...(cover && { picture: toPicture(cover, 'thumb', coverAlt) }),
  } as ShownEntry<C> // facts and details belong together: they are one entry's
}

/** The frontmatter that only this entity has, in the page's language where it is written. */
export function toDetails({ matter }: Entry, locale: Locale): object {
  const { title: _title, summary: _summary, coverAlt: _coverAlt, seo: _seo, ...details } = matter[locale] ?? matter.vi
  return details
}
