import * as v from 'valibot'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection } from '#engine/model/entries/define-collection.ts'
import { reference } from '#engine/model/entries/fields.ts'
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
import type { Entry, FactsOf } from '../../src/engine/model/entries/content.ts'
import type { CollectionName } from '../../src/engine/model/site/collection-name.ts'

const schema = defineFacts(v.strictObject({ level: v.picklist(['web', 'quay']), ...commonFields }))

export const definitions = [
  defineCollection({
    schema,
    route: '/thong-bao/$slug',
    place: { list: '/tin-tuc/thong-bao' },
    compare: (a, b) => (a.facts.level < b.facts.level ? -1 : 1),
    filters: { kind: ({ level }) => level },
  }),
  // @ts-expect-error no place for its entries
  defineCollection({ schema }),
  // @ts-expect-error a route that is not there
  defineCollection({ schema, route: '/thong-bao/$id', place: { list: '/tin-tuc/thong-bao' } }),
  // @ts-expect-error a list that is not there
  defineCollection({ schema, place: { list: '/tin-tuc/thong-baos' } }),
  // @ts-expect-error a field that its schema does not have
  defineCollection({ schema, place: { page: '/ho-tro' }, isCurrent: ({ until }, today) => until > today }),
  // @ts-expect-error a schema without the fields that every entry has
  defineCollection({ schema: v.strictObject({ level: v.string() }), place: { page: '/ho-tro' } }),
  // @ts-expect-error an option that no collection has
  defineCollection({ schema, place: { page: '/ho-tro' }, validity: () => true }),
]

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
