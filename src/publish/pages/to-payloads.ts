import { collections, routedNames, type RoutedName } from '#features/collections.ts'
import type { AnyCollection } from '#model/entries/define-collection.ts'
import type { Content, ContentPage, Entry } from '#model/entries/entry.ts'
import { toEntryPlace } from '#features/entry-place.ts'
import type { Locale } from '#model/locale.ts'
import { pageSize, toPageCount } from '#model/urls/pagination.ts'
import type { EntryPayload } from '#model/entry-payloads.ts'
import type { ListPayload, WholePayload } from '#model/page-payloads.ts'
import type { PageLink } from '#model/payload.ts'
import type { Payload } from '#site/payloads.ts'
import type { HubGroup, PageSpec } from '#site/url-map.ts'
import { specOf } from '#site/site-map.ts'
import { toBase, type Subject } from '../payload/to-base.ts'
import { toFees } from '#features/fees/build/to-fees.ts'
import { toFinancialSets, toKeyFigures } from '#features/financials/build/to-financial-data.ts'
import { toItems } from '../payload/to-items.ts'
import { toListFilters } from '#features/lists/build/to-list-index.ts'
import { toExtras } from '../payload/to-extras.ts'
import { toGlossary } from '#features/learning/build/to-glossary.ts'
import { toLeadership } from '#features/company/build/to-leadership.ts'
import { toOrganisation } from '#features/company/build/to-organisation.ts'
import { toProduct } from '#features/pages/build/to-product.ts'
import { childPages, linkTo, linkToEntry, linkToPage, toSection, toTrail } from '../payload/to-links.ts'
import { toMeetings } from '#features/meetings/build/to-meetings.ts'
import { toPeriodicGrids } from '#features/disclosures/build/to-periodic-grids.ts'
import { toRelations } from '../payload/to-relations.ts'
import { toDetails, toShownEntries } from '../payload/to-shown.ts'

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
  for (const collection of routedNames) yield* toEntryPayloads(context, collection)
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
      const [commentary] = toItems(content.entries.commentary.filter(isListed).slice(0, 1), locale)
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
    case 'product':
      yield { ...base, kind: 'product', section, ...toProduct(context, page) }
      return
    case 'leadership':
      yield { ...base, kind: 'leadership', section, ...toLeadership(context, page) }
      return
    case 'organisation':
      yield { ...base, kind: 'organisation', section, ...toOrganisation(context, page) }
      return
    case 'glossary':
      yield { ...base, kind: 'glossary', section, groups: toGlossary(context) }
      return
    case 'financial-data':
      yield { ...base, kind: 'financial-data', section, sets: toFinancialSets(context) }
      return
    case 'section':
      yield { ...base, kind: 'section', section, children: childrenOf(context, path) }
      return
    case 'hub':
      yield {
        ...base,
        kind: 'hub',
        section,
        figures: spec.hasFigures ? toKeyFigures(context) : null,
        groups: spec.groups.map((group) => toGroup(context, group)),
      }
      return
    case 'list': {
      const entries = spec.pick.from(content.entries)
      const pages = toPageCount(entries.length)
      const filters = toListFilters(spec.pick.collection, entries)
      for (let number = 1; number <= pages; number++) {
        const shown = entries.slice((number - 1) * pageSize, number * pageSize)
        yield {
          ...toBase(context, { ...subject, page: number }),
          kind: 'list',
          section,
          items: toItems(shown, locale),
          pages,
          total: entries.length,
          filters,
          ...(spec.grids && number === 1 && { grids: toPeriodicGrids(content, spec.grids) }),
        } satisfies ListPayload
      }
      return
    }
    case 'fees':
      yield { ...base, ...toFees(context, page), section }
      return
    case 'meetings':
      yield { ...base, kind: 'meetings', section, meetings: toMeetings(context, spec.of) }
      return
    default:
      yield {
        ...base,
        kind: spec.kind,
        section,
        headings: toTextOf(page, locale).headings,
        entries: toShownEntries(context, spec.kind),
      } as WholePayload // kind and entries go together: both come from the spec's kind
  }
}

function* toEntryPayloads(context: PayloadContext, collection: RoutedName): Generator<Payload> {
  const { listOf }: AnyCollection = collections[collection]
  const entries: readonly Entry<RoutedName>[] = context.content.entries[collection]
  const listed = entries.filter(isListed)
  for (const entry of entries) {
    const { facts, texts, cover, attachments } = entry
    const list = linkTo(context, listOf(facts))
    const path = toEntryPlace(entry).href
    const index = listed.indexOf(entry)
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
      details: toDetails(entry, context.locale),
      ...toExtras(context, entry),
      headings: toTextOf(entry, context.locale).headings,
      relations: toRelations(entry, entries, context.locale),
      isListed: entry.isListed,
      list,
      // What no list shows has no neighbours there.
      newer: index < 0 ? null : neighbour(context, listed[index - 1]),
      older: index < 0 ? null : neighbour(context, listed[index + 1]),
    } as EntryPayload // kind, facts, details and parts are one entry's, which the compiler cannot follow
  }
}

function neighbour(context: PayloadContext, entry: Entry<RoutedName> | undefined): PageLink | null {
  return entry ? linkToEntry(entry, context.locale) : null
}

function isListed(entry: Entry): boolean {
  return entry.isListed
}

function toGroup(context: PayloadContext, { list, pick }: HubGroup) {
  const items = toItems(pick.from(context.content.entries).slice(0, hubSize), context.locale)
  return { list: linkTo(context, list), items }
}

function childrenOf(context: PayloadContext, path: string) {
  const { locale } = context
  return childPages(context, path).map((page) => ({
    ...linkToPage(page, locale),
    summary: toTextOf(page, locale).summary,
    icon: page.facts.icon ?? null,
  }))
}

export function toTextOf({ texts }: Pick<ContentPage, 'texts'>, locale: Locale) {
  return texts[locale] ?? texts.vi
}
