import { msg } from '@lingui/core/macro'
import type { SearchQuery } from '#engine/model/search/search-query.ts'
import { isSearch, searchSchema, toSearchQuery, type SearchParams } from '#engine/model/search/search-url.ts'
import type { LoadedSearch, SearchPayload } from '#features/search/payload.ts'
import { loadPage } from './load-page.ts'
import { pageHead } from './page-head.ts'
import type { RouterContext } from './router-context.ts'
import type { PageRequest } from './throw-missing.ts'

/** The options of the route of the search: search parameters, loader, head. */
export const searchRoute = {
  validateSearch: searchSchema,
  search: { middlewares: [leaveOutDefaults] },
  // The page itself is the same for every query.
  loaderDeps: ({ search }: { search: SearchParams }) => ({ page: 1, query: toSearchQuery(search) }),
  loader: loadSearch,
  // The data of the page that came with the document has no answer, which is in its HTML: it cannot be shown again.
  gcTime: 0,
  head: searchHead,
}

interface SearchArguments extends PageRequest {
  deps: { page: number; query: SearchQuery }
}

/** The page with its answer. On the page that came with the document the answer is left out, because its HTML has it. */
async function loadSearch(args: SearchArguments): Promise<LoadedSearch> {
  const { context, deps } = args
  const { search, locale } = context
  const answer =
    isSearch(deps.query) && search.isReady() ? search.find(locale, deps.query).catch(reportFailure) : undefined
  const page = await loadPage('search', args)
  return { ...page, answer: await answer }
}

function reportFailure(error: unknown): null {
  console.error('The search does not work:', error)
  return null
}

interface HeadArguments {
  loaderData?: SearchPayload | undefined
  match: { context: RouterContext; search: SearchParams }
}

/** Results are not indexed: they are pages of others, and of any query that somebody links to. */
function searchHead({ loaderData, match }: HeadArguments) {
  const { meta = [], ...head } = pageHead({ loaderData, match })
  const { q } = match.search
  if (!loaderData || !isSearch(match.search)) return { meta, ...head }
  const title = `${match.context.i18n._(msg`Tìm kiếm “${q}”`)} | SHS`
  return { ...head, meta: [...meta, { title }, { name: 'robots', content: 'noindex' }] }
}

interface SearchStep<Search> {
  search: Search
  next: (search: Search) => Search
}

function leaveOutDefaults<Search extends { q?: string; trang?: number }>({ search, next }: SearchStep<Search>): Search {
  const result = { ...next(search) }
  if (result.trang === 1) delete result.trang
  if (result.q === '') delete result.q
  return result
}
