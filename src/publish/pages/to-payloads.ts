import { routedNames, type RoutedName } from '#features/collections.ts'
import type { ContentPage, Entry } from '#features/content.ts'
import { toListPayloads } from '#features/lists/build/to-list-payloads.ts'
import { entryBuilders } from '#site/build/entry-builders.ts'
import { pageBuilders, type SinglePageKind } from '#site/build/page-builders.ts'
import type { PageSpecs } from '#site/page-spec.ts'
import type { Payload, PayloadOf } from '#site/payloads.ts'
import { specOf } from '#site/site-map.ts'
import { indexRelations } from '../payload/index-relations.ts'
import type { PageInput } from '../payload/page-input.ts'
import type { PayloadContext } from '../payload/payload-context.ts'
import { toBase, type PageSubject } from '../payload/to-base.ts'
import { toSection, toTrail } from '../payload/to-links.ts'

/** The payloads of all pages of one language, in a fixed order. A payload depends only on what its page shows. */
export function* toPayloads(context: PayloadContext): Generator<Payload> {
  for (const page of context.content.pages.values()) yield* toPagePayloads(context, page)
  for (const collection of routedNames) yield* toEntryPayloads(context, collection)
}

function* toPagePayloads(context: PayloadContext, page: ContentPage): Generator<Payload> {
  const spec = specOf(page.path)
  const { texts, path, facts, cover, attachments } = page
  const subject: PageSubject = {
    path,
    texts,
    cover,
    attachments,
    sample: facts.sample,
    canonical: spec.canonical ?? path,
    type: 'website',
    trail: toTrail(context, path),
  }
  const section = toSection(context, path)
  if (spec.kind === 'list') yield* toListPayloads({ context, subject, section }, spec)
  else yield toPagePayload({ context, page, base: toBase(context, subject), section }, spec)
}

function toPagePayload<K extends SinglePageKind>(input: PageInput, spec: PageSpecs[K]): PayloadOf<K> {
  return pageBuilders[spec.kind](input, spec)
}

function* toEntryPayloads<C extends RoutedName>(context: PayloadContext, collection: C): Generator<Payload> {
  const entries: readonly Entry<C>[] = context.content.entries[collection]
  const all: readonly Entry<RoutedName>[] = context.content.entries[collection]
  const relations = indexRelations(all)
  const listed = all.filter(({ isListed }) => isListed)
  const places = new Map(listed.map(({ slug }, index) => [slug, index]))
  for (const entry of entries) {
    const place = places.get(entry.slug)
    const [newer, older] = place === undefined ? [] : [listed[place - 1], listed[place + 1]]
    yield entryBuilders[collection].toPayload({ context, entry, relations, newer, older })
  }
}
