import type { Recipe } from './copy.ts'

const articles = 'src/features/articles'

/** Its definition, and its name for the types. */
const definition = `const schema = defineFacts(v.strictObject({ attachments: attachmentsField, ...commonFields }))

const events = defineCollection({
  schema,
  route: '/su-kien/$slug',
  place: { list: '/su-kien' },
  shown: [],
  listed: [],
  searched: [],
})

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    events: typeof events
  }
}

`

const imports = `import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection } from '#engine/model/entries/define-collection.ts'
`

const routeNames = [
  ["'press-releases'", "'events'"],
  ['ArticleView', 'EventView'],
  ['article-view', 'event-view'],
  ['/thong-cao-bao-chi', '/su-kien'],
  // The folder has no `route.tsx` that says otherwise.
  ['  staticData: { scrollToTop: true },\n', ''],
] as const

export const collection: Recipe = {
  name: 'a collection with pages and a list',
  limit: 4,
  english: { 'build.search.kind.event': 'Event' },
  steps: [
    async (copy) => {
      await copy.edit(`${articles}/feature.ts`, /^/, imports)
      await copy.edit(
        `${articles}/feature.ts`,
        'export const articlesFeature',
        `${definition}export const articlesFeature`,
      )
    },
    async (copy) => {
      await copy.edit(
        `${articles}/feature.ts`,
        "    'press-releases': {",
        `    events: {
      ...plainEntry,
      definition: events,
      toJsonLd: () => [],
      search: { name: /*i18n*/ { id: 'build.search.kind.event', message: 'Sự kiện' } },
    },
    'press-releases': {`,
      )
    },
    (copy) =>
      copy.write(
        `${articles}/event-view.tsx`,
        `import type { EntryPayload } from '#engine/model/payload.ts'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'

/** The page of an event. */
export function EventView({ page }: { page: EntryPayload<'events'> }) {
  return <EntryLayout page={page} facts={[]} />
}
`,
      ),
    (copy) => copy.writeLike('routes/su-kien/index.tsx', 'routes/thong-cao-bao-chi/index.tsx', routeNames),
    (copy) => copy.writeLike('routes/su-kien/$slug.tsx', 'routes/thong-cao-bao-chi/$slug.tsx', routeNames),
    (copy) => copy.writeEntry('pages/su-kien', 'order: 90\n', { vi: 'Sự kiện', en: 'Events' }),
    (copy) =>
      copy.writeEntry('events/ngay-hoi', 'publishedAt: 2026-10-01T08:30+07:00\n', { vi: 'Ngày hội', en: 'Open day' }),
  ],
  shows: (site) => ({
    'the page of an entry': site.readPage('/su-kien/ngay-hoi', 'en').includes('<p>Open day.</p>'),
    'the list': site.readPage('/su-kien', 'en').includes('/su-kien/ngay-hoi'),
    'the list in the footer': /<footer.*href="\/su-kien[^"]*"/s.test(site.readPage('/tin-tuc', 'en')),
    'the sitemap': site.readFile('/sitemap/events-2026.xml').includes('/su-kien/ngay-hoi'),
  }),
}
