import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { EntryPayload } from '#engine/model/payload.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { EntryInput } from './entry-input.ts'
import type { CollectionIndex } from './index-collection.ts'
import { toDetails, toShownFacts } from './pick-facts.ts'
import { toBase } from './to-base.ts'
import { linkTo, linkToEntry, toTrail } from './to-links.ts'
import { toRelations } from './to-relations.ts'

/** The payload of a page that shows only the entry. */
export function toEntryPayload<C extends RoutedName>(input: EntryInput<C>): EntryPayload<C> {
  return toEntryPayloadWith(input, {})
}

/** The payload of a page that shows more than the entry. `extras` can also replace fields of the entry. */
export function toEntryPayloadWith<C extends RoutedName, Extras>(
  { context, entry }: EntryInput<C>,
  extras: Extras,
): EntryPayload<C> & Extras {
  const { locale } = context
  const { collection, slug, facts, texts, cover, attachments } = entry
  const index: CollectionIndex<RoutedName> = context.indexOf(collection)
  const [newer, older] = [index.findNewer(slug), index.findOlder(slug)]
  const list = linkTo(context, entry.list)
  const path = toEntryAddress(entry).href
  const base = toBase(context, {
    path,
    deskPath: list.href,
    texts,
    cover,
    attachments,
    sample: facts.sample,
    canonical: path,
    type: 'article',
    trail: [...toTrail(context, list.href), list],
    feed: { path: list.href, title: list.title, formats: ['atom'] },
  })
  return {
    ...base,
    ...context.addToEntry(entry),
    ...context.toCover(entry),
    kind: collection,
    facts: toShownFacts(context.site, entry),
    details: toDetails(context.site, entry, locale),
    ...extras,
    headings: pickText(texts, locale).headings,
    relations: toRelations(entry, index, locale),
    isListed: entry.isListed,
    list,
    newer: newer ? linkToEntry(newer, locale) : null,
    older: older ? linkToEntry(older, locale) : null,
  }
}
