import { msg } from '@lingui/core/macro'
import { siteName } from '#brand'
import type { SearchQuery } from '#engine/model/search/search-query.ts'
import { isSearch, searchSchema, toSearchQuery, type SearchParams } from '#engine/model/search/search-url.ts'
import type { SearchPayload } from '#features/search/payload.ts'
import { leaveOutDefaults } from './leave-out-defaults.ts'
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
  head: searchHead,
}

interface SearchArguments extends PageRequest {
  deps: { page: number; query: SearchQuery }
}

/**
 * The page with its answer. On the page that came with the document it is the one that the document was made for, if there is one, so
 * that hydration matches.
 */
async function loadSearch(args: SearchArguments): Promise<SearchPayload> {
  const { context, deps } = args
  const { search, locale } = context
  const isReady = search.isReady()
  const finding = isSearch(deps.query) && isReady ? search.find(locale, deps.query).catch(reportFailure) : undefined
  const { answer, ...page } = await loadPage('search', args)
  return { ...page, answer: isReady ? await finding : answer }
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
  const isMade = loaderData && (loaderData.answer !== undefined || loaderData.query !== undefined)
  if (!isMade || !isSearch(match.search)) return { meta, ...head }
  const title = `${match.context.i18n._(msg`Tìm kiếm “${q}”`)} | ${siteName}`
  return { ...head, meta: [...meta, { title }, { name: 'robots', content: 'noindex' }] }
}
