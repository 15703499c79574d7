import type { CDPSession } from '@playwright/test'

export type RequestKind = 'document' | 'script' | 'style' | 'font' | 'image' | 'fetch' | 'other'

/** A request that the browser sent, or answered from its cache. */
export interface SentRequest {
  /** Path and query. */
  path: string
  kind: RequestKind
  /** Seconds, on a clock that all events of the browser share. */
  startedAt: number
  /** Bytes of the response's body as they were transferred; 0 from the cache. */
  bytes: number
  isCached: boolean
  isDone: boolean
  /** True if running code requested it, or a file that such code requested. Static imports are part of the document. */
  isByCode: boolean
}

export interface Traffic {
  /** All requests until now, in their order. */
  requests: readonly SentRequest[]
  /** When the last document fired `load`, in seconds on the clock of the requests; undefined before. */
  loadedAt: () => number | undefined
}

/**
 * True if the document itself leads to a request before `load`, and so may delay it. What code requests does not count: whether
 * it does so before or after `load` depends on the machine.
 */
export function isBeforeLoad({ startedAt, isByCode }: SentRequest, { loadedAt }: Traffic): boolean {
  return !isByCode && startedAt < (loadedAt() ?? Number.POSITIVE_INFINITY)
}

const kinds: Readonly<Record<string, RequestKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'fetch',
  XHR: 'fetch',
}

/** Scripts and style sheets are fetched by scripts (src/lib/import-chunk.ts, load-styles.ts). */
function toKind(path: string, type = ''): RequestKind {
  if (path.endsWith('.css')) return 'style'
  if (path.endsWith('.js')) return 'script'
  return kinds[type] ?? (path.endsWith('.json') ? 'fetch' : 'other')
}

/** Records the requests of a page from now on. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const requests: SentRequest[] = []
  const byId = new Map<string, SentRequest>()
  let loadedAt: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator, redirectResponse }) => {
    const url = new URL(request.url)
    // The icon of its tab is requested by a browser with a window, not by one without.
    if (url.protocol === 'data:' || url.pathname.startsWith('/favicon.')) return
    // A redirect keeps the id, and is a request of its own.
    const earlier = redirectResponse && byId.get(requestId)
    if (earlier) earlier.isDone = true
    const importer = requests.find(({ path }) => initiator.url !== undefined && initiator.url.endsWith(path))
    const sent: SentRequest = {
      path: url.pathname + url.search,
      kind: toKind(url.pathname, type),
      startedAt: timestamp,
      bytes: 0,
      isCached: false,
      isDone: false,
      // Code has a stack of calls; a static import has the file that it is in.
      isByCode: initiator.type === 'script' && (initiator.stack !== undefined || importer?.isByCode === true),
    }
    requests.push(sent)
    byId.set(requestId, sent)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const sent = byId.get(requestId)
    if (sent) sent.isCached = true
  })
  const lengths = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const sent = byId.get(requestId)
    if (sent && (response.fromDiskCache || response.fromPrefetchCache)) sent.isCached = true
    const length = response.headers['content-length'] ?? response.headers['Content-Length']
    if (length !== undefined) lengths.set(requestId, Number(length))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = byId.get(requestId)
    if (!sent) return
    sent.isDone = true
    if (!sent.isCached) sent.bytes = toBodyBytes(encodedDataLength, lengths.get(requestId))
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    const sent = byId.get(requestId)
    if (sent) sent.isDone = true
  })
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp))
  await session.send('Page.enable')
  await session.send('Network.enable')
  return { requests, loadedAt: () => loadedAt }
}

/**
 * The bytes of a body, from those of the whole response, which the browser counts with its headers, and from its
 * `Content-Length`. The response of a cached file that was still valid (304) shows the length of that file, but has no body.
 */
export function toBodyBytes(responseBytes: number, contentLength: number | undefined): number {
  if (contentLength === undefined) return responseBytes
  return responseBytes < contentLength ? 0 : contentLength
}
