import * as v from 'valibot'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection } from '#engine/model/entries/define-collection.ts'
import { reference } from '#engine/model/entries/fields.ts'
import type { KindOf } from '#engine/model/vocabulary/list-kinds.ts'
import { toEntryPayload, toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import type { EntryBuilders } from '#engine/render/site/render-site.ts'
import { collections } from '#features/collections.ts'
import { entryBuilders } from '#site/build/entry-builders.ts'
import { jsonLdBuilders } from '#site/build/json-ld-builders.ts'
import { pageBuilders } from '#site/build/page-builders.ts'
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
  void collections[collection].isCurrent(other, '2026-11-21')
  return collections[collection].isCurrent(facts, '2026-11-21')
}

const { news: _news, ...withoutNews } = entryBuilders
const { fees: _fees, ...withoutFees } = pageBuilders

// @ts-expect-error no builders for news
export const entries: typeof entryBuilders = withoutNews
// @ts-expect-error no builder for the page of fees
export const pages: typeof pageBuilders = withoutFees

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

// @ts-expect-error the builder of another collection
export const news: EntryBuilders<'news'>['toItem'] = entryBuilders.reports.toItem

export const glossary: (typeof pageBuilders)['glossary'][] = [
  ({ base, section }) => ({ ...base, kind: 'glossary', section, groups: [] }),
  // @ts-expect-error without its groups
  ({ base, section }) => ({ ...base, kind: 'glossary', section }),
  // @ts-expect-error the payload of another page
  ({ base, section }) => ({ ...base, kind: 'financial-data', section, sets: [] }),
]

export const homes: (typeof pageBuilders)['home'][] = [
  // @ts-expect-error without the newest disclosures
  ({ base }) => ({ ...base, kind: 'home', commentary: null, latest: [] }),
  (input, spec) => {
    // @ts-expect-error what the URL map says of lists
    void spec.selection
    return pageBuilders.home(input, spec)
  },
]

const { fees: _statedFees, ...withoutStatedFees } = jsonLdBuilders

// @ts-expect-error nothing says what the page of fees states
export const stated: typeof jsonLdBuilders = withoutStatedFees

export const statedJobs: (typeof jsonLdBuilders)['all-jobs'][] = [
  () => [],
  // @ts-expect-error a value that the property may not have
  () => [{ '@type': 'WebSite', publisher: { '@type': 'Place' } }],
  // @ts-expect-error a type that schema.org does not have
  () => [{ '@type': 'Websit', name: 'SHS' }],
]
