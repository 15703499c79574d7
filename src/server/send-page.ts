import { escapeHtml } from '#lib/text/html.ts'
import { localeParam, isLocale, type Locale } from '#model/locale/locale.ts'
import { toLocaleCookie } from '#model/locale/locale-cookie.ts'
import { notFoundPathLimit, notFoundPlaceholder } from '#model/urls/not-found.ts'
import { clampPage } from '#model/urls/pagination.ts'
import type { SiteConfig } from '#model/config/site-config.ts'
import type { PageRecord, Store } from '#model/config/site-manifest.ts'
import { toRequestLocale } from './request-locale.ts'
import { sendFile } from './send-file.ts'

/** A request for a page, and what the server knows about it. */
export interface PageRequest {
  request: Request
  url: URL
  config: SiteConfig
  isSecure: boolean
}

/** A page in the visitor's language; for a list, the page of it that the URL names. */
export function sendPage(store: Store, page: PageRecord, asked: PageRequest): Promise<Response> {
  const locale = toRequestLocale(asked.request, asked.url, asked.config)
  const files = page[locale]
  const record = files[clampPage(toPageNumber(asked.url), files.length) - 1]
  if (!record) throw new Error(`${asked.url.pathname} has no ${locale} page in site.json`)
  return sendFile(store, record, asked.request, { headers: toPageHeaders(locale, asked) })
}

/** The prerendered "not found" with the address that was asked for. */
export async function sendNotFound(store: Store, asked: PageRequest): Promise<Response> {
  const locale = toRequestLocale(asked.request, asked.url, asked.config)
  const record = store.manifest.notFound[locale]
  const html = new TextDecoder().decode(await store.read(record, undefined))
  const path = (asked.url.pathname + asked.url.search).slice(0, notFoundPathLimit)
  const filled = new TextEncoder().encode(html.replaceAll(notFoundPlaceholder, () => escapeHtml(path)))
  return new Response(filled, {
    status: 404,
    headers: {
      'Content-Type': record.type,
      // Said, not left to the server's adapter, which knows it for GET and not for HEAD.
      'Content-Length': String(filled.length),
      ...toPageHeaders(locale, asked),
    },
  })
}

function toPageHeaders(locale: Locale, { url, isSecure }: PageRequest): Record<string, string> {
  const chosen = url.searchParams.get(localeParam)
  return {
    'Content-Language': locale,
    // The answer depends on the visitor: no shared cache may keep it, and a browser must ask again.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
    ...(isLocale(chosen) && { 'Set-Cookie': toLocaleCookie(chosen, isSecure) }),
  }
}

/**
 * `?trang=n`, read as the app's router reads it, which takes values for JSON (`2.0` is 2, `"2"` is a text): anything but one
 * whole number from 1 is the first page.
 */
function toPageNumber(url: URL): number {
  const [value = '', ...more] = url.searchParams.getAll('trang')
  const page = more.length === 0 ? parseJson(value) : undefined
  return typeof page === 'number' && Number.isSafeInteger(page) && page >= 1 ? page : 1
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
