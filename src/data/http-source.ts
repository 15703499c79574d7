import { toPayloadUrl, type Address } from '#model/address.ts'
import type { FailedAnswer } from '#model/error-details.ts'
import type { Locale } from '#model/locale.ts'
import type { Payload, PayloadFile } from '#model/payload.ts'
import type { PayloadSource } from './payload-source.ts'
import { hasPage } from './releases.ts'

/** A payload that did not come, though the site may have it. Never taken for a missing page. */
export class PayloadError extends Error implements FailedAnswer {
  override name = 'PayloadError'
  declare status?: number
  declare statusText?: string
  declare data?: unknown

  /** `message` is for the console; the error page reads what the server answered. */
  constructor(message: string, { cause, ...answer }: FailedAnswer & { cause?: unknown } = {}) {
    super(message, { cause })
    Object.assign(this, answer)
  }
}

/** Milliseconds: an answer that takes longer counts as none, and a second attempt waits for better times. */
export const payloadRules = { patience: 8000, pause: 300 } as const

/** Payloads of one build and language, from the site's own files. What fails is asked for once more. */
export function createHttpSource(build: string, locale: Locale): PayloadSource {
  const read = async (address: Address): Promise<Payload | null> => {
    const attempt = () => readPayload({ build, locale, address })
    try {
      return await attempt()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, payloadRules.pause))
      return attempt()
    }
  }
  return {
    read: async (address) => {
      const payload = await read(address)
      if (payload || address.page === 1) return payload
      // Beyond the last page of a list is its last page, which only the first page can name.
      const first = await read({ path: address.path, page: 1 })
      return first?.kind === 'list' ? read({ path: address.path, page: first.pages }) : null
    },
  }
}

interface PayloadRequest {
  build: string
  locale: Locale
  address: Address
}

async function readPayload({ build, locale, address }: PayloadRequest): Promise<Payload | null> {
  const url = toPayloadUrl(build, locale, address)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(payloadRules.patience) })
    if (response.status === 404 && (await isNoPage(build, address))) return null
    if (!response.ok) throw await toPayloadError(url, response)
    const payload: PayloadFile | null = await response.json() // the build validated it, if it is the one asked for
    if (payload?.build === build && payload.locale === locale && payload.address.path === address.path) return payload
  } catch (cause) {
    throw cause instanceof PayloadError ? cause : new PayloadError(`${url} cannot be read`, { cause })
  }
  throw new PayloadError(`${url} holds something else`)
}

/** A file may be missing because its page is, or because its whole build is gone: only the first is "not found". */
async function isNoPage(build: string, { path, page }: Address): Promise<boolean> {
  const isPage = await hasPage(build, path)
  return isPage === false || (isPage === true && page > 1)
}

async function toPayloadError(url: string, response: Response): Promise<PayloadError> {
  const { status, statusText } = response
  // Most failures come without JSON: a proxy's page, or nothing.
  const data: unknown = await response.json().catch(() => undefined)
  return new PayloadError(`${url} answered ${status}`, { status, statusText, data })
}
