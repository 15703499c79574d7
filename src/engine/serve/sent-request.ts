import type { SiteRelease } from '#engine/model/config/store.ts'
import type { Answer } from './answer.ts'
import type { SiteRequest } from './site-request.ts'
import type { AnswerSlowly } from './slow-answers.ts'

/** A request as it is sent to another thread: all that slow answers depend on. */
export interface SentRequest extends Pick<SiteRequest, 'method' | 'isSecure' | 'encodings'> {
  href: string
  headers: [name: string, value: string][]
  locale: ReturnType<SiteRequest['toLocale']>
  /** The number of the release that answers it. */
  release: number
}

/** Undefined where there is none. The body is what has been made, unless it is a stream. */
export type SentAnswer = (Omit<Answer, 'body'> & { body: Uint8Array<ArrayBuffer> | null }) | undefined

interface Outcome {
  result: SentAnswer
  stream?: ReadableStream<Uint8Array<ArrayBuffer>> | undefined
}

interface SenderOptions {
  /** `busy` where it cannot be answered now. */
  send: (request: SentRequest, isAbandoned: () => boolean) => Promise<Outcome | 'busy'>
  /** The answer in that case. */
  busy: Answer
}

/** Slow answers from another thread. */
export function createSender({ send, busy }: SenderOptions): AnswerSlowly {
  return async (request) => {
    const outcome = await send(toSent(request), request.isAbandoned)
    if (outcome === 'busy') return busy
    const { result, stream } = outcome
    return result && { ...result, body: stream ?? result.body }
  }
}

/** The other side: answers what was sent. */
export function createReceiver(
  answer: AnswerSlowly,
  findRelease: (number: number) => SiteRelease,
): (sent: SentRequest) => Promise<Outcome> {
  return async (sent) => {
    const found = await answer(toRequest(sent, findRelease(sent.release)))
    if (found?.body instanceof ReadableStream) return { result: { ...found, body: null }, stream: found.body }
    return { result: found && { ...found, body: found.body } }
  }
}

/** Conditions, and parts. */
const sentHeaders = ['If-None-Match', 'If-Range', 'Range']

function toSent({ method, url, headers, release, isSecure, encodings, toLocale }: SiteRequest): SentRequest {
  const sent = sentHeaders.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { method, href: url.href, headers: sent, locale: toLocale(), isSecure, encodings, release: release.number }
}

function toRequest({ href, headers, locale, ...rest }: SentRequest, release: SiteRelease): SiteRequest {
  return {
    ...rest,
    url: new URL(href),
    headers: new Headers(headers),
    release,
    revision: undefined,
    toLocale: () => locale,
    isAbandoned: () => false,
  }
}
