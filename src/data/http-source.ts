import type { FailedResponse } from '#engine/model/error-details.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { toIndexUrl, toPayloadUrl, type Address } from '#engine/model/urls/address.ts'
import type { AnyIndex, AnyPayload, PayloadSource } from './payload-source.ts'
import { hasPage } from './releases.ts'

/** A payload that could not be loaded, though the page may exist: not the same as a missing page. */
export class PayloadError extends Error implements FailedResponse {
  override name = 'PayloadError'
  declare status?: number
  declare statusText?: string
  declare data?: unknown

  /** `message` is for the console; the error page shows the response of the server. */
  constructor(message: string, { cause, ...answer }: FailedResponse & { cause?: unknown } = {}) {
    super(message, { cause })
    Object.assign(this, answer)
  }
}

/** The status of what was taken down. */
const goneStatus = 410

/** The timeout of a request, and the delay before the second attempt, in milliseconds. */
export const payloadRules = { timeoutMs: 8000, retryDelayMs: 300 } as const

/**
 * Payloads of one build and language, from the site's own files. A failed request is repeated once.
 * @param gone the paths of pages that were taken down when they were last requested
 */
export function createHttpSource<Payload extends AnyPayload, Index extends AnyIndex>(
  build: string,
  locale: Locale,
  gone: Set<string> = new Set(),
): PayloadSource<Payload, Index> {
  const read = (address: Address): Promise<Payload | null> => {
    const { path } = address
    const url = toPayloadUrl(build, locale, address)
    const isExpected = (file: (Payload & Origin) | null) => isOf(file, { build, locale }) && file.address.path === path
    gone.delete(path)
    const isMissing = async (status: number) => {
      if (status === goneStatus) gone.add(path)
      return gone.has(path) || (status === 404 && (await isNoPage(build, address)))
    }
    return withRetry(() => readFile(url, isExpected, isMissing))
  }
  return {
    read: async (address) => {
      const payload = await read(address)
      if (payload || address.page === 1) return payload
      // Beyond the last page of a list its last page is shown; the first page has their number.
      const first = await read({ path: address.path, page: 1 })
      return first?.pages === undefined ? null : read({ path: address.path, page: first.pages })
    },
    isGone: (path) => gone.has(path),
    readIndex: async (path) => {
      const url = toIndexUrl(build, locale, path)
      const isExpected = (file: (Index & Origin) | null) => isOf(file, { build, locale }) && file.path === path
      const index = await withRetry(() => readFile(url, isExpected))
      if (!index) throw new PayloadError(`${url} is missing`)
      return index
    },
  }
}

async function withRetry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, payloadRules.retryDelayMs))
    return attempt()
  }
}

/** Fields of every file. */
interface Origin {
  build: string
  locale: Locale
}

function isOf<File extends Origin>(file: File | null, { build, locale }: Origin): file is File {
  return file?.build === build && file.locale === locale
}

/** The JSON file at a URL. Null where it is known to be missing. @throws {PayloadError} where it is another file, or none. */
async function readFile<File>(
  url: string,
  isExpected: (file: File | null) => boolean,
  isMissing: (status: number) => Promise<boolean> = async () => false,
): Promise<File | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(payloadRules.timeoutMs) })
    if (await isMissing(response.status)) return null
    if (!response.ok) throw await toPayloadError(url, response)
    const file = (await response.json()) as File | null // if it is the requested file, the build validated it
    if (isExpected(file)) return file
  } catch (cause) {
    throw cause instanceof PayloadError ? cause : new PayloadError(`${url} cannot be read`, { cause })
  }
  throw new PayloadError(`${url} holds something else`)
}

/** True if a missing file means a missing page; the files of a whole build may be gone too. */
async function isNoPage(build: string, { path, page }: Address): Promise<boolean> {
  const isPage = await hasPage(build, path)
  return isPage === false || (isPage === true && page > 1)
}

async function toPayloadError(url: string, response: Response): Promise<PayloadError> {
  const { status, statusText } = response
  // Most error responses have no JSON: they are the page of a proxy, or empty.
  const data: unknown = await response.json().catch(() => undefined)
  return new PayloadError(`${url} answered ${status}`, { status, statusText, data })
}
