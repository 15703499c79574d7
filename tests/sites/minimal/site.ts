import * as v from 'valibot'
import type { Selection } from '#engine/model/content/shown-page.ts'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection } from '#engine/model/entries/define-collection.ts'
import { pageFields } from '#engine/model/entries/page-fields.ts'
import { textSchema } from '#engine/model/entries/text.ts'
import type { ItemOf } from '#engine/model/lists/item.ts'
import type { EntryPayload, PayloadBase } from '#engine/model/payload.ts'
import { defineFeature } from '#engine/publish/define-feature.ts'
import { defineSite } from '#engine/publish/define-site.ts'
import { plainApp } from '#engine/render/code/plain-app.ts'
import { toListingPage } from '#engine/render/lists/to-listing.ts'
import { toBase } from '#engine/render/payload/to-base.ts'
import { toEntryPayload } from '#engine/render/payload/to-entry-payload.ts'
import { toItem } from '#engine/render/payload/to-item.ts'

// A second site for the engine: two collections in one language. It has no file of the first one.

const nothing = { shown: [], listed: [], searched: [], details: [] } as const
const notes = defineCollection({
  schema: defineFacts(v.strictObject({ ...commonFields, attachments: attachmentsField, source: v.string() })),
  text: v.strictObject({ ...textSchema.entries, translator: v.string() }),
  route: '/notes/$slug',
  place: { list: '/notes' },
  ...nothing,
})
const people = defineCollection({
  schema: defineFacts(v.strictObject({ ...commonFields, role: v.string(), phone: v.string() })),
  place: { page: '/people' },
  shown: [],
  searched: ['role'],
})

interface List extends PayloadBase {
  kind: 'list'
  items: ItemOf<'notes'>[]
}
interface Page extends PayloadBase {
  kind: 'page'
  /** Names and roles. */
  people: string[]
}

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    notes: typeof notes
    people: typeof people
  }
  interface Register {
    pageSpecs: { page: { kind: 'page' }; list: { kind: 'list'; selection: Selection } }
    payload: Page | List | EntryPayload<'notes'>
    entryPayloads: { notes: EntryPayload<'notes'> }
    listItems: { notes: ItemOf<'notes'> }
  }
}

const name = { id: 'build.page', message: 'Page' } as const
const noteName = { id: 'build.note', message: 'Note' } as const
const all: Selection = {
  collection: 'notes',
  fromAll: ({ notes: listed }) => listed,
  from: ({ notes: listed }) => listed.filter(({ isListed }) => isListed),
}

const content = defineFeature({
  collections: {
    notes: { definition: notes, toPayload: toEntryPayload, toItem, toJsonLd: () => [], search: { name: noteName } },
    people: { definition: people, search: { name: { id: 'build.person', message: 'Person' } } },
  },
  pages: {
    page: {
      toPayload: ({ base, page, context }) => ({
        ...base,
        kind: 'page',
        people:
          page.path === '/people'
            ? context.content.entries.people.map(({ texts, facts }) => `${texts.en.title}, ${facts.role}`)
            : [],
      }),
      toJsonLd: () => [],
      search: name,
    },
    list: {
      toPayload: ({ context, subject, number }, { selection }) => ({
        ...toBase(context, { ...subject, page: number }),
        kind: 'list',
        items: toListingPage(context, { path: subject.path, selection }, number).map((entry) => context.toItem(entry)),
      }),
      toJsonLd: () => [],
      search: name,
    },
  },
})

export const site = defineSite({
  module: import.meta.url,
  sources: ['tests/sites/minimal'],
  features: [content],
  pages: { schema: v.strictObject(pageFields), text: textSchema },
  toMap: () => ({
    requiredPaths: new Set(['/', '/notes', '/people']),
    specOf: (path) => (path === '/notes' ? { kind: 'list', selection: all } : { kind: 'page' }),
    findOwnRoute: (path) => (path.startsWith('/notes/') ? '/notes/$slug' : undefined),
  }),
  kindsOf: () => [],
  searchSchemaOf: () => v.object({}),
  sectionOf: (path) => (path.startsWith('/people') ? 'people' : 'notes'),
  pageTextsOf: () => undefined,
  toDesk: () => ({}),
  findFeed: () => undefined,
  toDataCatalogue: () => null,
  toFrameFacts: () => ({}),
  app: plainApp(new URL('render.ts', import.meta.url)),
})
