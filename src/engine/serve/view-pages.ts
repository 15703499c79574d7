import type { Store } from '#engine/model/config/store.ts'
import { parsePayloadUrl, type Address } from '#engine/model/urls/address.ts'
import { listParams } from '#engine/model/urls/search.ts'
import { createLimit } from '#lib/create-limit.ts'
import { createLruCache } from '#lib/lru-cache.ts'
import type { Answer } from './answer.ts'
import { createViewFinder, type ImportRenderer, type ViewPlace } from './find-view.ts'
import { matchesTag } from './send-file.ts'
import { gzip, toHtmlAnswer, toPageHeaders } from './send-page.ts'
import type { SiteRequest } from './site-request.ts'

/** A page takes some milliseconds. Others wait, so that their memory does not add up. */
const pagesAtOnce = 4

/** Bytes of pages that were made, compressed. */
const cacheBytes = 8 * 1024 * 1024

/**
 * Pages as queries show them, with the code of the release that answers: results of searches, further pages of lists, and lists
 * and calendars with filters. Undefined where a query shows the page as it was published, or there is none.
 */
export function createViewPages(store: Store, importRenderer: ImportRenderer) {
  const find = createViewFinder(store, importRenderer)
  const made = createLruCache<Uint8Array<ArrayBuffer>>(cacheBytes)
  const limit = createLimit(pagesAtOnce)
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const keep = async (tag: string, make: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const known = made.get(tag)
    if (known) return known
    // Many may ask for the same at once: it is made once.
    const begun = making.get(tag) ?? limit(make).finally(() => making.delete(tag))
    making.set(tag, begun)
    const bytes = await begun
    made.set(tag, bytes, bytes.length)
    return bytes
  }

  const sendDocument = async (request: SiteRequest): Promise<Answer | undefined> => {
    const { release, url, encodings } = request
    const locale = request.toLocale()
    const { pathname: path, search } = url
    const found = await find(release, { build: release.build, locale, path, search })
    if (!found) return undefined
    const encoding = encodings.ofMadePages
    const etag = `"${found.tag}${encoding ? `-${encoding}` : ''}"`
    if (matchesTag(request.headers.get('If-None-Match'), etag)) {
      return { status: 304, headers: { ...toPageHeaders(locale, request), ETag: etag }, body: null }
    }
    const toBytes = async (html: string) => (encoding ? gzip(html) : new TextEncoder().encode(html))
    try {
      const body = await keep(`document ${etag}`, async () => toBytes(await found.toHtml()))
      const answer = toHtmlAnswer(body, { request, locale, status: 200, encoding })
      return { ...answer, headers: { ...answer.headers, ETag: etag } }
    } catch (error) {
      if (!found.toFailedHtml) throw error
      console.error(`${path} does not answer queries:`, error)
      const body = await toBytes(await found.toFailedHtml())
      return toHtmlAnswer(body, { request, locale, status: 503, encoding })
    }
  }

  const sendPayload = async (request: SiteRequest, address: Address, of: Pick<ViewPlace, 'build' | 'locale'>) => {
    const place = { ...of, path: address.path, search: `?${listParams.page}=${address.page}` }
    const found = await find(request.release, place)
    // Beyond the last page there is no file: browsers ask for the last one then.
    if (found?.key !== String(address.page)) return undefined
    const encoding = request.encodings.ofMadePages
    const etag = `"${found.tag}${encoding ? `-${encoding}` : ''}"`
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, no-cache',
      Vary: 'Accept-Encoding',
      ETag: etag,
    }
    if (matchesTag(request.headers.get('If-None-Match'), etag)) return { status: 304, headers, body: null }
    const body = await keep(`payload ${etag}`, async () => {
      const text = found.toPayload()
      return encoding ? gzip(text) : new TextEncoder().encode(text)
    })
    const length = { 'Content-Length': String(body.length), ...(encoding && { 'Content-Encoding': encoding }) }
    return { status: 200, headers: { ...headers, ...length }, body }
  }

  return async (request: SiteRequest): Promise<Answer | undefined> => {
    const payload = parsePayloadUrl(request.url.pathname)
    return payload ? sendPayload(request, payload.address, payload) : sendDocument(request)
  }
}
