import * as v from 'valibot'
import { commonFields, defineFacts, type CommonListed, type CommonShown } from '#engine/model/entries/common-fields.ts'
import { defineCollection } from '#engine/model/entries/define-collection.ts'
import { reference } from '#engine/model/entries/fields.ts'
import { textSchema } from '#engine/model/entries/text.ts'
import type { ItemOf } from '#engine/model/lists/item.ts'
import type { EntryPayload, ListedEntry, ShownEntry } from '#engine/model/payload.ts'
import { defineFeature, type PageParts } from '#engine/publish/define-feature.ts'
import { defineSite } from '#engine/publish/define-site.ts'
import { toEntryPayload, toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import type { EntryBuilders } from '#engine/render/site/render-site.ts'
import { articlesFeature } from '#features/articles/feature.ts'
import { feesFeature } from '#features/fees/feature.ts'
import { plainEntry } from '#features/figures/build/plain-entry.ts'
import { homeFeature } from '#features/home/feature.ts'
import type { KindOf } from '#features/lists/list-kinds.ts'
import { site } from '#site/site.ts'
// Compiled, never run: a collection, its builders and its payloads fit together, or do not compile.
import type { Details, Entry, FactsOf, SearchedFact } from '../../src/engine/model/entries/content.ts'
import type { CollectionName } from '../../src/engine/model/site/collection-name.ts'
import { ascending } from '../../src/lib/order.ts'

const schema = defineFacts(v.strictObject({ level: v.picklist(['web', 'quay']), ...commonFields }))
const text = v.strictObject({ ...textSchema.entries, lead: v.string() })

// Of a collection with pages, and of one without.
const paged = { shown: ['level'], listed: [], searched: [] } as const
const unpaged = { shown: ['level'], searched: [] } as const

export const definitions = [
  defineCollection({
    schema,
    route: '/thong-bao/$slug',
    place: { list: '/tin-tuc/thong-bao' },
    ...paged,
    compare: (a, b) => ascending(a.facts.level, b.facts.level),
    filters: { kind: ({ level }) => level },
  }),
  // @ts-expect-error no place for its entries
  defineCollection({ schema, ...unpaged }),
  // @ts-expect-error a route that is not there
  defineCollection({ schema, route: '/thong-bao/$id', place: { list: '/tin-tuc/thong-bao' }, ...paged }),
  // @ts-expect-error a list that is not there
  defineCollection({ schema, place: { list: '/tin-tuc/thong-baos' }, ...unpaged }),
  // @ts-expect-error a field that its schema does not have
  defineCollection({ schema, place: { page: '/ho-tro' }, ...unpaged, isCurrent: ({ until }, day) => until > day }),
  // @ts-expect-error a schema without the fields that every entry has
  defineCollection({ schema: v.strictObject({ level: v.string() }), place: { page: '/ho-tro' }, ...unpaged }),
  // @ts-expect-error an option that no collection has
  defineCollection({ schema, place: { page: '/ho-tro' }, ...unpaged, validity: () => true }),
  // @ts-expect-error without the facts that are public
  defineCollection({ schema, place: { page: '/ho-tro' } }),
  // @ts-expect-error without those that are searched
  defineCollection({ schema, place: { page: '/ho-tro' }, shown: [] }),
  // @ts-expect-error with pages, and without those that lists have
  defineCollection({ schema, route: '/thong-bao/$slug', place: { list: '/tin-tuc/thong-bao' }, ...unpaged }),
  // @ts-expect-error those that lists have, of entries that are in none
  defineCollection({ schema, place: { page: '/ho-tro' }, ...paged }),
  // @ts-expect-error a fact that it does not have
  defineCollection({ schema, place: { page: '/ho-tro' }, ...unpaged, shown: ['levels'] }),
  // @ts-expect-error the same in another list
  defineCollection({ schema, place: { page: '/ho-tro' }, ...unpaged, searched: ['level', 'levels'] }),
  defineCollection({ schema, text, place: { page: '/ho-tro' }, ...unpaged, details: ['lead'] }),
  // @ts-expect-error fields of its own in the frontmatter, and not said which of them are public
  defineCollection({ schema, text, place: { page: '/ho-tro' }, ...unpaged }),
  // @ts-expect-error a field that its frontmatter does not have
  defineCollection({ schema, text, place: { page: '/ho-tro' }, ...unpaged, details: ['leads'] }),
]

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_Claim extends true>(): void => undefined

// Pages, lists and rows have the facts that are named, and no others.
holds<Equal<'embargo' extends keyof EntryPayload<'press-releases'>['facts'] ? 1 : 0, 0>>()
holds<Equal<keyof ItemOf<'news'>['facts'], CommonListed | 'category'>>()
holds<Equal<keyof ShownEntry<'awards'>['facts'], CommonShown | 'year' | 'awarder' | 'category'>>()
holds<Equal<keyof ListedEntry<'guides'>['facts'], CommonListed | 'platform' | 'order'>>()
// Empty lists name nothing.
holds<Equal<SearchedFact<'news'>, never>>()
holds<Equal<keyof Details<'news'>, never>>()

export function internal(page: EntryPayload<'press-releases'>, item: ItemOf<'announcements'>): unknown[] {
  return [
    // @ts-expect-error a fact that pages do not show
    page.facts.embargo,
    // @ts-expect-error a fact that lists do not show
    item.facts.effectiveFrom,
  ]
}

export const references = [
  reference('news'),
  // @ts-expect-error a collection that is not there
  reference('new'),
]

export const kinds: KindOf<'guides'>[] = [
  'web',
  // @ts-expect-error a kind of another collection
  'thi-truong',
]

/** Code that is generic in the collection relates an entry to its own collection. */
export function isCurrent<C extends CollectionName>({ collection, facts }: Entry<C>, other: FactsOf<'news'>): boolean {
  // @ts-expect-error the facts of another collection
  void site.collections[collection].isCurrent(other, '2026-11-21')
  return site.collections[collection].isCurrent(facts, '2026-11-21')
}

const { news, announcements } = articlesFeature.collections
const { fees } = feesFeature.collections

export const features = [
  defineFeature({ collections: { news, announcements } }),
  // @ts-expect-error a collection that is not there
  defineFeature({ collections: { new: news } }),
  // @ts-expect-error without what an entry's page states
  defineFeature({ collections: { news: { definition: news.definition, search: null, ...plainEntry } } }),
  // @ts-expect-error the parts of another collection
  defineFeature({ collections: { news: fees } }),
  // @ts-expect-error a page without what it states
  defineFeature({ pages: { home: { toPayload: feesFeature.pages.fees.toPayload, search: null } } }),
]

// @ts-expect-error collections and kinds of pages that no feature has
export const incomplete = defineSite({ ...site, toMap: () => site, features: [articlesFeature] })

export const guides: EntryBuilders<'guides'>['toPayload'][] = [
  (input) => toEntryPayloadWith(input, { steps: [], after: '' }),
  // @ts-expect-error without what the pages of guides show beside the entry
  toEntryPayload,
  // @ts-expect-error without the text below the steps
  (input) => toEntryPayloadWith(input, { steps: [] }),
]

export const knowledge: EntryBuilders<'knowledge'>['toPayload'] = (input) =>
  // @ts-expect-error without the address of the glossary
  toEntryPayloadWith(input, { terms: [] })

export const glossary: PageParts<'glossary'>['toPayload'][] = [
  ({ base, section }) => ({ ...base, kind: 'glossary', section, groups: [] }),
  // @ts-expect-error without its groups
  ({ base, section }) => ({ ...base, kind: 'glossary', section }),
  // @ts-expect-error the payload of another page
  ({ base, section }) => ({ ...base, kind: 'financial-data', section, sets: [] }),
]

export const homes: PageParts<'home'>['toPayload'][] = [
  // @ts-expect-error without the newest disclosures
  ({ base }) => ({ ...base, kind: 'home', commentary: null, latest: [] }),
  (input, spec) => {
    // @ts-expect-error what the URL map says of lists
    void spec.selection
    return homeFeature.pages.home.toPayload(input, spec)
  },
]

export const statedJobs: PageParts<'all-jobs'>['toJsonLd'][] = [
  () => [],
  // @ts-expect-error a value that the property may not have
  () => [{ '@type': 'WebSite', publisher: { '@type': 'Place' } }],
  // @ts-expect-error a type that schema.org does not have
  () => [{ '@type': 'Websit', name: 'SHS' }],
]
