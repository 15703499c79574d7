import type { Target } from '../targets/target.ts'
import { mayStore, toLifetime } from './cache-policy.ts'

interface Stored {
  status: number
  headers: Headers
  body: ArrayBuffer
  /** When it was received or confirmed, in seconds. */
  time: number
  /** The headers of the request that the response depends on. */
  varied: Readonly<Record<string, string | null>>
}

interface CacheOptions {
  /** Keyed by URL alone, as some networks are, or by the headers that `Vary` names as well. */
  key: 'url' | 'vary'
  /** Seconds. */
  now: () => number
}

interface Counts {
  /** Sent without asking. */
  hits: number
  /** Sent after the server had said that nothing has changed. */
  confirmed: number
  /** Sent as the server answered. */
  passed: number
}

export interface HttpCache {
  fetch: Target['fetch']
  counts: Counts
}

/**
 * A shared cache in front of a server, by RFC 9111: stores what it may, sends it while it is fresh, and asks again by its tag
 * afterwards. The one keyed by URL alone asks for no encoding, because it would send one to clients that cannot read it.
 */
export function createHttpCache(server: Pick<Target, 'fetch'>, { key, now }: CacheOptions): HttpCache {
  const entries = new Map<string, Stored[]>()
  const counts: Counts = { hits: 0, confirmed: 0, passed: 0 }

  const toUpstream = (headers: Headers): Headers => {
    const sent = new Headers(headers)
    if (key === 'url') sent.delete('Accept-Encoding')
    return sent
  }
  const find = (path: string, headers: Headers): Stored | undefined =>
    entries
      .get(path)
      ?.find(({ varied }) => Object.entries(varied).every(([name, value]) => headers.get(name) === value))
  const store = (path: string, headers: Headers, answer: Omit<Stored, 'varied'>) => {
    const names = key === 'url' ? [] : (answer.headers.get('Vary') ?? '').split(',').map((name) => name.trim())
    const varied = Object.fromEntries(names.filter(Boolean).map((name) => [name, headers.get(name)]))
    const others = (entries.get(path) ?? []).filter((other) => other !== find(path, headers))
    entries.set(path, key === 'url' ? [{ ...answer, varied }] : [{ ...answer, varied }, ...others])
  }

  return {
    counts,
    fetch: async (path, init = {}) => {
      const { method = 'GET' } = init
      const headers = toUpstream(new Headers(init.headers))
      if ((method !== 'GET' && method !== 'HEAD') || headers.has('Range')) {
        counts.passed++
        return server.fetch(path, { method, headers })
      }
      const known = find(path, headers)
      const isFresh = known && now() - known.time < toLifetime(known.headers)
      if (isFresh) {
        counts.hits++
        return send(known, { headers, method, age: now() - known.time })
      }
      const tag = known?.headers.get('ETag')
      const asked = new Headers(headers)
      if (known && tag) asked.set('If-None-Match', tag)
      const answer = await server.fetch(path, { method, headers: asked })
      if (known && tag && answer.status === 304) {
        counts.confirmed++
        // The headers of the confirmation replace those that were stored.
        for (const [name, value] of answer.headers) if (name !== 'content-length') known.headers.set(name, value)
        known.time = now()
        return send(known, { headers, method, age: 0 })
      }
      counts.passed++
      if (method === 'HEAD' || answer.status === 304 || !mayStore(answer.status, answer.headers)) return answer
      const body = await answer.arrayBuffer()
      store(path, headers, { status: answer.status, headers: answer.headers, body, time: now() })
      return toResponse(answer.status, answer.headers, body)
    },
  }
}

interface SendOptions {
  headers: Headers
  method: string
  age: number
}

/** A stored response, or 304 for a client that has it. */
function send({ status, headers, body }: Stored, { headers: asked, method, age }: SendOptions): Response {
  const sent = new Headers(headers)
  sent.set('Age', String(age))
  const tags = (asked.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (status === 200 && (tags.includes('*') || tags.includes(headers.get('ETag') ?? 'none'))) {
    sent.delete('Content-Length')
    sent.delete('Content-Encoding')
    return new Response(null, { status: 304, headers: sent })
  }
  return toResponse(status, sent, method === 'HEAD' ? null : body)
}

function toResponse(status: number, headers: Headers, body: ArrayBuffer | null): Response {
  return new Response([204, 304].includes(status) || body?.byteLength === 0 ? null : body, { status, headers })
}
