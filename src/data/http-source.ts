import { toPayloadUrl, type Address } from '#model/address.ts'
import type { FailedAnswer } from '#model/error-details.ts'
import type { Locale } from '#model/locale.ts'
import type { Payload } from '#model/payload.ts'
import type { PayloadSource } from './payload-source.ts'

/** A payload that did not come, though the site may have it. Never taken for a missing page. */
export class PayloadError extends Error implements FailedAnswer {
  override name = 'PayloadError'
  declare status?: number
  declare statusText?: string
  declare data?: unknown

  /** `message` is for the console; the error page reads what the server answered. */
  constructor(message: string, answer?: FailedAnswer) {
    super(message)
    Object.assign(this, answer)
  }
}

/** Payloads of one build and language, from the site's own files. */
export function createHttpSource(build: string, locale: Locale): PayloadSource {
  const read = async (address: Address): Promise<Payload | null> => {
    const url = toPayloadUrl(build, locale, address)
    const response = await fetch(url)
    if (response.status === 404) return null
    if (!response.ok) throw await toPayloadError(url, response)
    const payload: Payload = await response.json() // the build validated it; the address names this build
    if (payload.locale !== locale || payload.address.path !== address.path) {
      throw new PayloadError(`${url} holds another page`)
    }
    return payload
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

async function toPayloadError(url: string, response: Response): Promise<PayloadError> {
  const { status, statusText } = response
  // Most failures come without JSON: a proxy's page, or nothing.
  const data: unknown = await response.json().catch(() => undefined)
  return new PayloadError(`${url} answered ${status}`, { status, statusText, data })
}
