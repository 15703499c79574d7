import type { SiteRelease } from '#engine/model/config/store.ts'
import { createLruCache } from '#lib/lru-cache.ts'
import type { Answer } from './answer.ts'
import { matchesTag } from './send-file.ts'
import type { SiteRequest } from './site-request.ts'

/**
 * Answers with all their headers, for requests to which they would be the same again. Most requests are for a few pages, by
 * clients that differ in nothing that counts.
 */
export interface RecentAnswers {
  find: (request: SiteRequest) => Answer | undefined
  /** Does nothing if something was written since the request arrived. */
  keep: (request: SiteRequest, answer: Answer) => void
}

interface KeptAnswer {
  whole: Answer
  /** For clients that have it already. */
  notModified: Answer
  etag: string | undefined
}

/** The memory that an answer takes, roughly, besides its bytes and its key. */
const besidesBytes = 3000

/** @param limit in bytes */
export function createRecentAnswers(limit: number): RecentAnswers {
  const answers = createLruCache<KeptAnswer>(limit)
  let release: SiteRelease | undefined
  let revision: number | undefined
  const isOfNow = (request: SiteRequest) => request.release === release && request.revision === revision
  return {
    find: (request) => {
      if (!isOfNow(request)) {
        answers.clear()
        ;({ release, revision } = request)
        return undefined
      }
      const { method, headers } = request
      const known = answers.get(toKey(request))
      if (!known || (method === 'GET' && headers.get('Range') !== null)) return undefined
      const { whole, notModified, etag } = known
      return etag !== undefined && matchesTag(headers.get('If-None-Match'), etag) ? notModified : whole
    },
    keep: (request, answer) => {
      const { status, body, headers } = answer
      if (status !== 200 || !(body instanceof Uint8Array) || !isOfNow(request)) return
      const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...lasting } = headers
      const kept = { whole: answer, notModified: { status: 304, headers: lasting, body: null }, etag: headers['ETag'] }
      const key = toKey(request)
      answers.set(key, kept, body.length + 2 * key.length + besidesBytes)
    },
  }
}

/** All that an answer of a release depends on, but for conditions and ranges. */
function toKey({ url, isSecure, encodings, toLocale }: SiteRequest): string {
  const { ofFiles = '', ofMadePages = '' } = encodings
  return `${toLocale()} ${ofFiles} ${ofMadePages} ${isSecure ? 's' : ''} ${url.pathname}${url.search}`
}
