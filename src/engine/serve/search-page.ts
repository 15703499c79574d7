import Mustache from 'mustache'
import type { SiteRelease, Store } from '#engine/model/config/store.ts'
import { localeParam, type Locale } from '#engine/model/locale/locale.ts'
import type { ResultsView } from '#engine/model/search/results-view.ts'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'
import type { SearchQuery } from '#engine/model/search/search-query.ts'
import { templateMarks, toSearchTemplateUrl } from '#engine/model/search/search-template.ts'
import { isSearch, parseSearchQuery } from '#engine/model/search/search-url.ts'
import { toFailedView, toResultsView } from '#engine/model/search/to-results-view.ts'
import { formatDate } from '#i18n/format.ts'
import { toCount } from '#i18n/to-count.ts'
import { createLimit } from '#lib/create-limit.ts'
import { escapeHtml } from '#lib/text/html.ts'
import type { Answer } from './answer.ts'
import { sendHtml } from './send-page.ts'
import type { SiteRequest } from './site-request.ts'

/** Searches the index of a release. @throws where a file of it is missing or damaged */
export type FindAnswer = (release: SiteRelease, locale: Locale, query: SearchQuery) => Promise<SearchAnswer>

/** A search takes ten milliseconds and more. Others wait, so that their memory does not add up. */
const searchesAtOnce = 4

/**
 * The page of the search with the answer to a query, for a request that has one: the template of the build, filled in.
 * Undefined for other requests.
 */
export function createSearchPage(store: Store, find: FindAnswer) {
  const readTemplate = createTemplateReader(store)
  const limit = createLimit(searchesAtOnce)

  const make = async (request: SiteRequest, query: SearchQuery): Promise<Answer | undefined> => {
    const { url, release } = request
    const locale = request.toLocale()
    const template = await readTemplate(release, locale)
    if (!template) return undefined
    const answer = await find(release, locale, query).catch(reportFailure)
    const results: ResultsView = answer
      ? toResultsView(answer, locale, { toDay: formatDate, toCount })
      : toFailedView(query)
    const html = template.render({ q: query.q, search: toOtherSearch(url), ...results })
    return sendHtml(html, { status: answer ? 200 : 503, locale, request })
  }

  return async (request: SiteRequest): Promise<Answer | undefined> => {
    const query = parseSearchQuery(request.url.searchParams)
    return isSearch(query) ? limit(() => make(request, query)) : undefined
  }
}

function reportFailure(error: unknown): undefined {
  console.error('The search does not work:', error)
}

/** The values that differ between two answers. */
type TemplateValues = ResultsView & { q: string; search: string }

interface Template {
  hash: string
  render: (values: TemplateValues) => string
}

/** The template of each language, parsed again only for a release that has another one. */
function createTemplateReader(store: Store) {
  const known = new Map<Locale, Template>()
  return async (release: SiteRelease, locale: Locale): Promise<Template | undefined> => {
    const record = await release.findFile(toSearchTemplateUrl(release.build, locale))
    if (!record) return undefined
    const kept = known.get(locale)
    if (kept?.hash === record.hash) return kept
    const template = parseTemplate(record.hash, new TextDecoder().decode(await store.read(record, undefined)))
    known.set(locale, template)
    return template
  }
}

function parseTemplate(hash: string, text: string): Template {
  // A writer of its own, because that of the package keeps every template for ever.
  const writer = new Mustache.Writer()
  const settings = { tags: [templateMarks.start, templateMarks.end] satisfies [string, string], escape: escapeHtml }
  return { hash, render: (values) => writer.render(text, values, undefined, settings) }
}

/** The query string to which a link to another language adds that language: `q=a&section=news&`. */
function toOtherSearch({ searchParams }: URL): string {
  const others = new URLSearchParams(searchParams)
  others.delete(localeParam)
  return `${others.toString()}&`
}
