import type { SiteRelease } from '#engine/model/config/store.ts'
import { createLruCache } from '#lib/lru-cache.ts'
import type { Answer } from './answer.ts'
import { mayBeView } from './may-be-view.ts'
import { matchesTag } from './send-file.ts'
import type { SiteRequest } from './site-request.ts'

/**
 * Answers with all their headers, for requests to which they would be the same again. Most requests are for a few pages, by
 * clients that differ in nothing that counts.
 */
export interface RecentAnswers {
  /** The answer that `find` would find, for a request that has been answered in the very same words. */
  recall: (request: ReceivedRequest, served: Served) => KnownAnswer | undefined
  find: (request: SiteRequest) => Answer | undefined
  /** Does nothing if something was written since the request arrived. */
  keep: (request: SiteRequest, answer: Answer) => void
}

/** A request as it arrived: an adapter need not make a `Request` of it, which takes longer than to find a recent answer. */
export interface ReceivedRequest {
  method: string
  /** Path and query. */
  target: string
  headers: Readonly<Partial<Record<WordHeader | 'range' | 'if-none-match', string | undefined>>>
}

/** The state of a store when a request arrived. */
type Served = Pick<SiteRequest, 'release' | 'revision'>

/** The headers that answers are chosen by. */
const wordHeaders = ['host', 'accept-encoding', 'accept-language', 'cookie', 'x-forwarded-proto'] as const
type WordHeader = (typeof wordHeaders)[number]

/** Its bytes are at hand. */
export interface KnownAnswer extends Answer {
  body: Uint8Array<ArrayBuffer> | null
}

interface KeptAnswer {
  whole: KnownAnswer
  /** For clients that have it already. */
  notModified: KnownAnswer
  etag: string | undefined
}

/** The memory that an answer takes, roughly, besides its bytes and its key. */
const besidesBytes = 3000
const besidesWords = 200

/** The part of the memory that is for keys of requests in their own words, and the longest of them: cookies may be long. */
const wordsPart = 1 / 16
const longestWords = 1000

/** The part of the memory that is for pages as queries show them: a client may ask for any number, which displace no other page. */
const viewsPart = 1 / 8

/** @param limit in bytes */
export function createRecentAnswers(limit: number): RecentAnswers {
  const pages = createLruCache<KeptAnswer>(limit * (1 - wordsPart - viewsPart))
  const views = createLruCache<KeptAnswer>(limit * viewsPart)
  /** The keys of answers, by the words of requests. */
  const keys = createLruCache<string>(limit * wordsPart)
  const getKnown = (key: string) => pages.get(key) ?? views.get(key)
  let release: SiteRelease | undefined
  let revision: number | undefined
  const isOfNow = (request: Served) => request.release === release && request.revision === revision
  return {
    recall: ({ method, target, headers }, served) => {
      if (!isOfNow(served) || (method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return undefined
      const key = keys.get(toWords(target, (name) => headers[name]))
      const known = key === undefined ? undefined : getKnown(key)
      return known && toVersion(known, headers['if-none-match'] ?? null)
    },
    find: (request) => {
      if (!isOfNow(request)) {
        pages.clear()
        views.clear()
        keys.clear()
        ;({ release, revision } = request)
        return undefined
      }
      const { method, url, headers } = request
      const key = toKey(request)
      const known = getKnown(key)
      if (!known || (method === 'GET' && headers.get('Range') !== null)) return undefined
      const words = toWords(url.pathname + url.search, (name) => (name === 'host' ? url.host : headers.get(name)))
      if (words.length < longestWords) keys.set(words, key, 2 * (words.length + key.length) + besidesWords)
      return toVersion(known, headers.get('If-None-Match'))
    },
    keep: (request, answer) => {
      if (answer.status !== 200 || !isKnown(answer) || !isOfNow(request)) return
      const { body, headers } = answer
      const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...lasting } = headers
      const kept = {
        whole: answer,
        notModified: { status: 304, headers: lasting, body: null },
        etag: headers['ETag'],
      }
      const key = toKey(request)
      const answers = request.url.search !== '' && mayBeView(request.url) ? views : pages
      answers.set(key, kept, (body?.length ?? 0) + 2 * key.length + besidesBytes)
    },
  }
}

function isKnown(answer: Answer): answer is KnownAnswer {
  return answer.body instanceof Uint8Array
}

/** The whole answer, or what a client gets that has it already. */
function toVersion({ whole, notModified, etag }: KeptAnswer, wanted: string | null): KnownAnswer {
  return etag !== undefined && matchesTag(wanted, etag) ? notModified : whole
}

/** Line breaks are in none of the parts. */
function toWords(target: string, read: (name: WordHeader) => string | null | undefined): string {
  let words = target
  for (const name of wordHeaders) words += `\n${read(name) ?? ''}`
  return words
}

/** All that an answer of a release depends on, but for conditions and ranges. */
function toKey({ url, isSecure, encodings, toLocale }: SiteRequest): string {
  const { ofFiles = '', ofMadePages = '' } = encodings
  return `${toLocale()} ${ofFiles} ${ofMadePages} ${isSecure ? 's' : ''} ${url.pathname}${url.search}`
}
