import { escapeHtml } from '#lib/text/html.ts'
import type { Store } from '#model/config/store.ts'
import type { Locale } from '#model/locale/locale.ts'
import { notFoundPathLimit, notFoundPlaceholder } from '#model/urls/not-found.ts'
import type { Answer } from './answer.ts'
import { sendHtml } from './send-page.ts'
import type { SiteRequest } from './site-request.ts'

/** The prerendered page of a language, split where the requested path belongs. */
interface SplitPage {
  hash: string
  parts: readonly string[]
}

/** Answers with the prerendered not-found page, with the requested path filled in. */
export function createNotFoundPage(store: Store): (request: SiteRequest) => Promise<Answer> {
  const known = new Map<Locale, SplitPage>()
  /** The page is decompressed again only for a release that has another one. */
  const readPage = async ({ release }: SiteRequest, locale: Locale): Promise<SplitPage> => {
    const record = await release.findNotFound(locale)
    const kept = known.get(locale)
    if (kept?.hash === record.hash) return kept
    const html = new TextDecoder().decode(await store.read(record, undefined))
    const page = { hash: record.hash, parts: html.split(notFoundPlaceholder) }
    known.set(locale, page)
    return page
  }
  return async (request) => {
    const locale = request.toLocale()
    const { parts } = await readPage(request, locale)
    const { pathname, search } = request.url
    const path = escapeHtml((pathname + search).slice(0, notFoundPathLimit))
    return sendHtml(parts.join(path), { status: 404, locale, request })
  }
}
