import type * as v from 'valibot'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { isFiltered, type ListSearch } from '#engine/model/urls/search.ts'
import { companySearchSchema, toCollectionSearchSchema } from '#features/lists/list-search.ts'
import { leaveOutDefaults } from './leave-out-defaults.ts'
import { loadList } from './load-list.ts'
import { pageHead } from './page-head.ts'

/** The options of a list's route: search parameters, loader, head. The collection is named where kinds can be chosen. */
export function listRoute<C extends CollectionName = never>(collection?: C) {
  return toOptions(toCollectionSearchSchema(collection))
}

/** The same for a list with company reports. */
export const companyListRoute = toOptions(companySearchSchema)

function toOptions<Schema extends v.GenericSchema<object, ListSearch>>(schema: Schema) {
  return {
    validateSearch: schema,
    search: { middlewares: [leaveOutDefaults] },
    // With filters, `trang` counts pages of the result; the loader needs the first page of the list.
    loaderDeps: ({ search }: { search: ListSearch }) =>
      isFiltered(search) ? { page: 1, isFiltered: true } : { page: search.trang, isFiltered: false },
    loader: loadList,
    head: pageHead,
  }
}
