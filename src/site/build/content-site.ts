import * as v from 'valibot'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { redirects } from '#engine/model/urls/redirects.ts'
import { companySearchSchema, toListSearchSchema } from '#engine/model/urls/search.ts'
import { collectionNames } from '#engine/model/vocabulary/collection-names.ts'
import { toKinds } from '#engine/model/vocabulary/list-kinds.ts'
import { toEventFolder } from '#features/calendar/event-files.ts'
import { collections, routedNames } from '#features/collections.ts'
import { pageSchema, pageTextSchema } from '#features/pages/collections/page-schema.ts'
import { findOwnRoute, requiredPaths, specOf } from '../map/site-map.ts'

/** How the content of this site is read, and where it appears. */
export const contentSite: ContentSite = {
  module: import.meta.url,
  sources: ['src/features', 'src/site'],
  names: collectionNames,
  routedNames,
  collections,
  newsNames: ['news'],
  pages: { schema: pageSchema, text: pageTextSchema },
  requiredPaths,
  findOwnRoute,
  specOf,
  redirects,
  filesOf: (folder) => [toEventFolder(folder)],
  kindsOf: toKinds,
  searchSchemaOf: (collection) =>
    v.object({ ...companySearchSchema.entries, ...toListSearchSchema(collection).entries }),
}
