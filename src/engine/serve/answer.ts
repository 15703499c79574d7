export type AnswerBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * An answer without the headers that all responses share. Plain data, because a `Headers` costs a server on Node more than
 * all the rest of a request: each one is checked, sorted and copied again.
 */
export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: AnswerBody | null
}

export function toText(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const body = new TextEncoder().encode(`${message}\n`)
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      ...headers,
    },
    body,
  }
}

/** Without caching, even for permanent redirects: a rule may change with the next build. */
export function toRedirect(status: number, location: string): Answer {
  // Some servers would state the length by themselves, and others begin an empty body.
  const headers = { Location: location, 'Cache-Control': 'no-cache', 'Content-Length': '0' }
  return { status, headers, body: null }
}
