import { stripSearchParams } from '@tanstack/react-router'
import { listSearchDefaults, listSearchSchema, type ListSearch } from '#model/search.ts'

/** The search parameters of a list route: `?trang=n`, left out of the URL on the first page. */
export const listSearch = {
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams<ListSearch>(listSearchDefaults)] },
  loaderDeps: ({ search }: { search: ListSearch }) => ({ page: search.trang }),
}
