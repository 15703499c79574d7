import { createPageFiller } from '#engine/model/fill-page.ts'
import { toBreadcrumb, toJsonLdText } from '#engine/model/json-ld/to-breadcrumb.ts'
import { mapLocales, sourceLocale } from '#engine/model/locale/locale.ts'
import type { View, ViewRequest, Views, ViewSetup } from '#engine/model/renderer.ts'
import type { ListSearch } from '#engine/model/urls/search.ts'
import type { CalendarSearch } from '#features/calendar/calendar-search.ts'
import { toCalendarView } from '#features/calendar/to-calendar-view.ts'
import type { ListIndex } from '#features/lists/payload.ts'
import { isListView, toListView } from '#features/lists/to-list-view.ts'
import type { Payload } from '#site/map/payloads.ts'
import { createParsedTexts } from './create-parsed-texts.ts'
import { createRenderer } from './create-renderer.tsx'
import { createSearchReader } from './create-search-reader.ts'
import { prerendering } from './prerendering.ts'

/** A payload as its file has it. */
type PayloadFile = Payload & { build?: string }

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

  const toView = (payload: Payload, of: string | undefined): View => {
    const { locale, address, query } = payload
    const toHtml = async () => {
      const { render, fill } = makers[locale]
      const search = query === undefined ? undefined : `?${query}`
      const { html, routeId } = await render(payload, { search })
      const jsonLd = config.hasSampleNotice && payload.sample ? undefined : toStated(payload)
      return fill({ html, routeId, payload: JSON.stringify(payload), jsonLd })
    }
    return {
      key: query ?? String(address.page),
      toPayload: () => JSON.stringify({ build: of, ...payload }),
      toHtml,
    }
  }

  const find = async ({ payload, readIndex, search }: ViewRequest): Promise<View | undefined> => {
    const { build: of, ...first } = await payloads.parse(payload)
    const searched = readSearch(first.address.path + search)
    if (first.kind === 'calendar') {
      const shown = toCalendarView(first, searched as CalendarSearch) // of its route
      return shown && toView(shown, of)
    }
    if (first.kind !== 'list' || !isListView(first, searched as ListSearch)) return undefined // of a list's route
    const index = await readIndex()
    return index && toView(toListView(first, await indexes.parse(index), searched as ListSearch), of) // as above
  }
  return { find }
}

/** The same as of a page that is published: `toJsonLd`. Titles have no-break spaces for people alone. */
function toStated(payload: Payload): string | undefined {
  const { origin } = new URL(payload.head.canonical)
  return toJsonLdText(toBreadcrumb(payload, { origin }))?.replaceAll('\u00a0', ' ')
}
