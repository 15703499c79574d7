import type { Encoding, FileRecord, Store } from '#engine/model/config/store.ts'
import { toLocaleCookie } from '#engine/model/locale/locale-cookie.ts'
import { localeParam, isLocale, type Locale } from '#engine/model/locale/locale.ts'
import { parseNumberParam } from '#engine/model/urls/number-param.ts'
import { listParams } from '#engine/model/urls/search.ts'
import type { Answer } from './answer.ts'
import { sendFile } from './send-file.ts'
import type { SiteRequest } from './site-request.ts'

/** The page of a path in the visitor's language; of a list, the page in the URL's query. Undefined if there is none. */
export async function sendPage(store: Store, request: SiteRequest): Promise<Answer | undefined> {
  const { url, release } = request
  const locale = request.toLocale()
  const record = await release.findPage(url.pathname, locale, toPageNumber(url))
  return record && sendPageFile(store, record, { request, locale, status: 200 })
}

/** The page for addresses that were taken down, if the release has one. */
export async function sendGone(store: Store, request: SiteRequest): Promise<Answer | undefined> {
  const locale = request.toLocale()
  const record = await request.release.findGone(locale)
  return record && sendPageFile(store, record, { request, locale, status: 410 })
}

interface PageOptions<Status> {
  request: SiteRequest
  locale: Locale
  status: Status
}

function sendPageFile(store: Store, record: FileRecord, options: PageOptions<200 | 410>): Promise<Answer> {
  const { request, locale, status } = options
  return sendFile(store, record, request, { status, headers: toPageHeaders(locale, request) })
}

interface MadeOptions extends PageOptions<200 | 404 | 503> {
  encoding: Encoding | undefined
}

/** The answer with a page that was made for the request and is in its encoding already. */
export function toHtmlAnswer(body: Uint8Array<ArrayBuffer>, options: MadeOptions): Answer {
  const { request, locale, status, encoding } = options
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...(encoding && { 'Content-Encoding': encoding }),
      // Set here, because the adapter of Node sets it for GET only, and not for HEAD.
      'Content-Length': String(body.length),
      ...toPageHeaders(locale, request),
    },
    body,
  }
}

/** Text in gzip, by what every platform has. */
export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}

export function toPageHeaders(locale: Locale, { url, isSecure }: SiteRequest): Record<string, string> {
  const chosen = url.search === '' ? null : url.searchParams.get(localeParam)
  return {
    'Content-Language': locale,
    // The response depends on the visitor: shared caches must not keep it, and browsers must revalidate it.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
    ...(isLocale(chosen) && { 'Set-Cookie': toLocaleCookie(chosen, isSecure) }),
  }
}

/** The page in the query. Anything other than a single whole number from 1 is the first page. */
function toPageNumber(url: URL): number {
  const page = url.search === '' ? 1 : (parseNumberParam(url.searchParams, listParams.page) ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
