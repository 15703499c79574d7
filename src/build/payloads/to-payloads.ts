import { collectionNames, type CollectionName } from '#model/collections.ts'
import type { Content, ContentPage, Entry } from '#model/entry.ts'
import { entryRoutes, toEntryHref } from '#model/entry-routes.ts'
import type { Locale } from '#model/locale.ts'
import { pageSize, toPageCount } from '#model/pagination.ts'
import type { EntryPayload, ListPayload, PageLink, Payload } from '#model/payload.ts'
import type { HubGroup, PageSpec } from '#model/url-map.ts'
import { specOf } from '../content/site-map.ts'
import { toBase, type Subject } from './to-base.ts'
import { toItems } from './to-items.ts'
import { linkTo, toPageLink, toSection, toTrail } from './to-links.ts'

/** What every payload is made from. */
export interface PayloadContext {
  content: Content
  locale: Locale
  /** The site's origin in absolute URLs. */
  origin: string
}

const hubSize = 3

/** Every page of one language, in a fixed order. Each payload depends on what its page shows, and on nothing else. */
export function* toPayloads(context: PayloadContext): Generator<Payload> {
  for (const page of context.content.pages.values()) yield* toPagePayloads(context, page, specOf(page.path))
  for (const collection of collectionNames) yield* toEntryPayloads(context, collection)
}

function* toPagePayloads(context: PayloadContext, page: ContentPage, spec: PageSpec): Generator<Payload> {
  const { content, locale } = context
  const { texts, path, facts, cover, attachments } = page
  const subject: Subject = {
    path,
    texts,
    cover,
    attachments,
    sample: facts.sample,
    canonical: spec.canonical ?? path,
    type: 'website',
    trail: toTrail(context, path),
  }
  const base = toBase(context, subject)
  const section = toSection(context, path)
  switch (spec.kind) {
    case 'opening':
    case 'landing':
    case 'landing-video':
      yield { ...base, kind: spec.kind }
      return
    case 'home': {
      const [commentary] = toItems('commentary', content.entries.commentary.slice(0, 1), locale)
      yield {
        ...base,
        kind: 'home',
        commentary: commentary?.collection === 'commentary' ? commentary : null,
        disclosures: toGroup(context, spec.disclosures),
        latest: spec.latest.map((group) => toGroup(context, group)),
      }
      return
    }
    case 'page':
      yield { ...base, kind: 'page', headings: toTextOf(page, locale).headings, section }
      return
    case 'section':
      yield { ...base, kind: 'section', section, children: childrenOf(context, path) }
      return
    case 'hub':
      yield { ...base, kind: 'hub', section, groups: spec.groups.map((group) => toGroup(context, group)) }
      return
    case 'list': {
      const entries = spec.pick.from(content.entries)
      const pages = toPageCount(entries.length)
      for (let number = 1; number <= pages; number++) {
        const shown = entries.slice((number - 1) * pageSize, number * pageSize)
        yield {
          ...toBase(context, { ...subject, page: number }),
          kind: 'list',
          section,
          items: toItems(spec.pick.collection, shown, locale),
          pages,
          total: entries.length,
        } satisfies ListPayload
      }
    }
  }
}

function* toEntryPayloads<C extends CollectionName>(context: PayloadContext, collection: C): Generator<Payload> {
  const entries: Entry<C>[] = context.content.entries[collection]
  for (const [index, entry] of entries.entries()) {
    const { facts, texts, slug, cover, attachments } = entry
    const list = linkTo(context, entryRoutes[collection].listOf(facts))
    const path = toEntryHref(collection, slug)
    yield {
      ...toBase(context, {
        path,
        texts,
        cover,
        attachments,
        sample: facts.sample,
        canonical: path,
        type: 'article',
        trail: [...toTrail(context, list.href), list],
      }),
      kind: collection,
      facts,
      headings: toTextOf(entry, context.locale).headings,
      list,
      newer: neighbour(context, collection, entries[index - 1]),
      older: neighbour(context, collection, entries[index + 1]),
    } as EntryPayload // kind and facts come from the same collection, which the compiler cannot follow through C
  }
}

function neighbour(context: PayloadContext, collection: CollectionName, entry: Entry | undefined): PageLink | null {
  return entry ? toPageLink(toEntryHref(collection, entry.slug), entry.texts, context.locale) : null
}

function toGroup(context: PayloadContext, { list, pick }: HubGroup) {
  const items = toItems(pick.collection, pick.from(context.content.entries).slice(0, hubSize), context.locale)
  return { list: linkTo(context, list), items }
}

function childrenOf(context: PayloadContext, path: string) {
  return (toSection(context, path)?.links ?? []).map((link) => {
    const page = context.content.pages.get(link.href)
    const summary = page ? toTextOf(page, context.locale).summary : ''
    return { ...link, summary, icon: page?.facts.icon ?? null }
  })
}

function toTextOf({ texts }: Pick<ContentPage, 'texts'>, locale: Locale) {
  return texts[locale] ?? texts.vi
}
