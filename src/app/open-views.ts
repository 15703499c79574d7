import { createPageFiller } from '#engine/model/fill-page.ts'
import { toBreadcrumb, toJsonLdText } from '#engine/model/json-ld/to-breadcrumb.ts'
import { mapLocales, sourceLocale } from '#engine/model/locale/locale.ts'
import type { View, ViewRequest, Views, ViewSetup } from '#engine/model/renderer.ts'
import { isSearch, toQueryUrl, toSearchQuery, type SearchParams } from '#engine/model/search/search-url.ts'
import type { ListSearch } from '#engine/model/urls/search.ts'
import { isCalculator, toCalculatorView } from '#features/calculators/to-calculator-view.ts'
import type { CalendarSearch } from '#features/calendar/calendar-search.ts'
import { toCalendarView } from '#features/calendar/to-calendar-view.ts'
import type { ListIndex } from '#features/lists/payload.ts'
import { isListView, toListView } from '#features/lists/to-list-view.ts'
import type { SearchPayload } from '#features/search/payload.ts'
import type { Payload } from '#site/map/payloads.ts'
import { createParsedTexts } from './create-parsed-texts.ts'
import { createRenderer } from './create-renderer.tsx'
import { createSearchReader } from './create-search-reader.ts'
import { createViewSearch } from './create-view-search.ts'
import { prerendering } from './prerendering.ts'

/** A payload as its file has it. */
type PayloadFile = Payload & { build: string }

/** Makes pages as queries show them, from the files of a release. @param setup a `ViewSetup` of the same release, as JSON */
export function openViews(setup: string): Views {
  const { build, template, catalogues, config } = JSON.parse(setup) as ViewSetup // written with this module
  const makers = mapLocales((locale) => ({
    render: createRenderer({ build, locale, catalogue: catalogues[locale], config }),
    fill: createPageFiller(template, { build, locale, config }),
  }))
  const readSearch = createSearchReader({
    ...prerendering,
    build,
    locale: sourceLocale,
    catalogue: catalogues[sourceLocale],
    config,
  })
  const payloads = createParsedTexts<PayloadFile>()
  const indexes = createParsedTexts<ListIndex>()
  const findAnswer = createViewSearch()

  const toHtml = async (payload: Payload, jsonLd?: string): Promise<string> => {
    const { locale, query } = payload
    const { render, fill } = makers[locale]
    const { html, routeId } = await render(payload, { search: query === undefined ? undefined : `?${query}` })
    return fill({ html, routeId, payload: JSON.stringify(payload), jsonLd })
  }
  const toView = (payload: Payload, of: string): View => ({
    key: payload.query ?? String(payload.address.page),
    toPayload: () => JSON.stringify({ build: of, ...payload }),
    toHtml: () => toHtml(payload, toStated(payload)),
  })
  /** Searches only for the document: the key names it, and who has it needs no answer. */
  const toSearchView = (
    first: SearchPayload & { query: string },
    toAnswer: () => ReturnType<typeof findAnswer>,
  ): View => ({
    key: first.query,
    toPayload: () => JSON.stringify(first),
    toHtml: async () => toHtml({ ...first, answer: await toAnswer() }),
    toFailedHtml: () => toHtml(first),
  })

  const find = async ({ payload, search, ...files }: ViewRequest): Promise<View | undefined> => {
    const { build: of, ...first } = await payloads.parse(payload)
    if (isCalculator(first)) {
      const shown = toCalculatorView(first, search)
      return shown && toView(shown, of)
    }
    const searched = readSearch(first.address.path + search)
    if (first.kind === 'search') {
      const query = toSearchQuery(searched as SearchParams) // of its route
      if (!isSearch(query)) return undefined
      const [, text = ''] = toQueryUrl(query).split('?')
      return toSearchView({ ...first, query: text }, () =>
        findAnswer(query, { build: of, locale: first.locale, ...files }),
      )
    }
    if (first.kind === 'calendar') {
      const shown = toCalendarView(first, searched as CalendarSearch) // of its route
      return shown && toView(shown, of)
    }
    if (first.kind !== 'list' || !isListView(first, searched as ListSearch)) return undefined // of a list's route
    const index = await files.readIndex()
    return index && toView(toListView(first, await indexes.parse(index), searched as ListSearch), of) // as above
  }
  return { find }
}

/** The same as of a page that is published: `toJsonLd`. Titles have no-break spaces for people alone. */
function toStated(payload: Payload): string | undefined {
  const { origin } = new URL(payload.head.canonical)
  return toJsonLdText(toBreadcrumb(payload, { origin }))?.replaceAll('\u00a0', ' ')
}
