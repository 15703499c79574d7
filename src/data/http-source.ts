import { toIndexUrl, toPayloadUrl, type Address } from '#model/urls/address.ts'
import type { FailedAnswer } from '#model/error-details.ts'
import type { Locale } from '#model/locale.ts'
import type { AnyIndex, AnyPayload, PayloadSource } from './payload-source.ts'
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
export function createHttpSource<Payload extends AnyPayload, Index extends AnyIndex>(
  build: string,
  locale: Locale,
): PayloadSource<Payload, Index> {
  const read = (address: Address): Promise<Payload | null> => {
    const { path } = address
    const url = toPayloadUrl(build, locale, address)
    const isOurs = (file: (Payload & Origin) | null) => isOf(file, { build, locale }) && file.address.path === path
    return twice(() => readFile(url, isOurs, () => isNoPage(build, address)))
  }
  return {
    read: async (address) => {
      const payload = await read(address)
      if (payload || address.page === 1) return payload
      // Beyond the last page of a list is its last page, which only the first page can name.
      const first = await read({ path: address.path, page: 1 })
      return first?.pages === undefined ? null : read({ path: address.path, page: first.pages })
    },
    readIndex: async (path) => {
      const url = toIndexUrl(build, locale, path)
      const isOurs = (file: (Index & Origin) | null) => isOf(file, { build, locale }) && file.path === path
      const index = await twice(() => readFile(url, isOurs))
      if (!index) throw new PayloadError(`${url} is missing`)
      return index
    },
  }
}

async function twice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, payloadRules.pause))
    return attempt()
  }
}

/** What every file says about itself. */
interface Origin {
  build: string
  locale: Locale
}

function isOf<File extends Origin>(file: File | null, { build, locale }: Origin): file is File {
  return file?.build === build && file.locale === locale
}

/** The JSON at a URL, if it is the one asked for; null where it is missing for good. */
async function readFile<File>(
  url: string,
  isOurs: (file: File | null) => boolean,
  isMissing: () => Promise<boolean> = async () => false,
): Promise<File | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(payloadRules.patience) })
    if (response.status === 404 && (await isMissing())) return null
    if (!response.ok) throw await toPayloadError(url, response)
    const file: File | null = await response.json() // the build validated it, if it is the one asked for
    if (isOurs(file)) return file
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
