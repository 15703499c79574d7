import { escapeHtml } from '#lib/text/html.ts'
import type { SiteConfig } from '#model/config/site-config.ts'
import type { FileRecord, SiteRelease, Store } from '#model/config/store.ts'
import { toLocaleCookie } from '#model/locale/locale-cookie.ts'
import { localeParam, isLocale, type Locale } from '#model/locale/locale.ts'
import { notFoundPathLimit, notFoundPlaceholder } from '#model/urls/not-found.ts'
import { readNumberParam } from '#model/urls/number-param.ts'
import { toRequestLocale } from './request-locale.ts'
import { sendFile, toEncoding } from './send-file.ts'

/** A request for a page, with what the responses depend on. */
export interface PageRequest {
  request: Request
  url: URL
  release: SiteRelease
  config: SiteConfig
  isSecure: boolean
}

/** A page in the visitor's language; of a list, the page in the URL's query. */
interface FoundPage {
  locale: Locale
  record: FileRecord
}

export async function findPage({ request, url, release, config }: PageRequest): Promise<FoundPage | undefined> {
  const locale = toRequestLocale(request, url, config)
  const record = await release.findPage(url.pathname, locale, toPageNumber(url))
  return record && { locale, record }
}

export function sendPage(store: Store, { locale, record }: FoundPage, pageRequest: PageRequest): Promise<Response> {
  return sendFile(store, record, pageRequest.request, { headers: toPageHeaders(locale, pageRequest) })
}

/** The prerendered not-found page, with the requested path filled in. */
export async function sendNotFound(store: Store, pageRequest: PageRequest): Promise<Response> {
  const { request, url, release, config } = pageRequest
  const locale = toRequestLocale(request, url, config)
  const record = await release.findNotFound(locale)
  const html = new TextDecoder().decode(await store.read(record, undefined))
  const path = (url.pathname + url.search).slice(0, notFoundPathLimit)
  const filled = html.replaceAll(notFoundPlaceholder, () => escapeHtml(path))
  return sendHtml(filled, { status: 404, locale, pageRequest })
}

/** The page for addresses that were taken down, if the release has one. */
export async function sendGone(store: Store, pageRequest: PageRequest): Promise<Response | undefined> {
  const { request, url, release, config } = pageRequest
  const locale = toRequestLocale(request, url, config)
  const record = await release.findGone(locale)
  if (!record) return undefined
  const headers = toPageHeaders(locale, pageRequest)
  return sendFile(store, record, request, { status: 410, headers })
}

interface HtmlOptions {
  status: 200 | 404 | 503
  locale: Locale
  pageRequest: PageRequest
}

/** A page that was made for the request. */
export async function sendHtml(html: string, { status, locale, pageRequest }: HtmlOptions): Promise<Response> {
  const encoding = toEncoding(pageRequest.request.headers.get('Accept-Encoding') ?? '', ['gzip'])
  const body = encoding ? await gzip(html) : new TextEncoder().encode(html)
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...(encoding && { 'Content-Encoding': encoding }),
      // Set here, because the adapter of Node sets it for GET only, and not for HEAD.
      'Content-Length': String(body.length),
      ...toPageHeaders(locale, pageRequest),
    },
  })
}

/** The only encoding that every server can make by itself. */
async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}

function toPageHeaders(locale: Locale, { url, isSecure }: PageRequest): Record<string, string> {
  const chosen = url.searchParams.get(localeParam)
  return {
    'Content-Language': locale,
    // The response depends on the visitor: shared caches must not keep it, and browsers must revalidate it.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
    ...(isLocale(chosen) && { 'Set-Cookie': toLocaleCookie(chosen, isSecure) }),
  }
}

/** `?trang=n`. Anything other than a single whole number from 1 is the first page. */
function toPageNumber(url: URL): number {
  const page = readNumberParam(url.searchParams, 'trang') ?? 1
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
