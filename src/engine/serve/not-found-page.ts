import type { FillTemplate, Store } from '#engine/model/config/store.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { notFoundPathLimit, notFoundPlaceholder } from '#engine/model/urls/not-found.ts'
import { escapeHtml } from '#lib/text/html.ts'
import type { Answer } from './answer.ts'
import { gzip, toHtmlAnswer } from './send-page.ts'
import type { SiteRequest } from './site-request.ts'

/** The prerendered page of a language, split where the requested path belongs. */
interface SplitPage {
  hash: string
  parts: readonly string[]
  /** Where the store can compress the parts beforehand. */
  fillGzip: FillTemplate | undefined
}

/**
 * Answers with the prerendered not-found page, with the requested path filled in. Nothing else is requested as often by those
 * who look for weak programs, so that the page is read, split and compressed only once for each release that has another.
 */
export function createNotFoundPage(store: Store): (request: SiteRequest) => Promise<Answer> {
  const known = new Map<Locale, SplitPage>()
  const readPage = async ({ release }: SiteRequest, locale: Locale): Promise<SplitPage> => {
    const record = await release.findNotFound(locale)
    const kept = known.get(locale)
    if (kept?.hash === record.hash) return kept
    const parts = new TextDecoder().decode(await store.read(record, undefined)).split(notFoundPlaceholder)
    const page = { hash: record.hash, parts, fillGzip: store.toGzipTemplate?.(parts) }
    known.set(locale, page)
    return page
  }
  return async (request) => {
    const locale = request.toLocale()
    const { parts, fillGzip } = await readPage(request, locale)
    const { pathname, search } = request.url
    const path = escapeHtml((pathname + search).slice(0, notFoundPathLimit))
    const encoding = request.encodings.ofMadePages
    const toGzip = fillGzip ?? ((text: string) => gzip(parts.join(text)))
    const body = encoding ? await toGzip(path) : new TextEncoder().encode(parts.join(path))
    return toHtmlAnswer(body, { request, locale, status: 404, encoding })
  }
}
