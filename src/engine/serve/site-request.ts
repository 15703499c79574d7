import type { SiteConfig } from '#engine/model/config/site-config.ts'
import type { SiteRelease } from '#engine/model/config/store.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { createEncodingReader, type AcceptedEncodings } from './accepted-encodings.ts'
import { createLocaleReader } from './request-locale.ts'

/** A request, with what the answer to it depends on. */
export interface SiteRequest {
  method: string
  url: URL
  headers: Headers
  /** The release that answers the whole request, whatever is published meanwhile. */
  release: SiteRelease
  /** That of the store when the request arrived. */
  revision: number | undefined
  /** True if it came over TLS. */
  isSecure: boolean
  encodings: AcceptedEncodings
  /** The language of a page that answers it. */
  toLocale: () => Locale
  /** True if nobody waits for the answer any more. */
  isAbandoned: () => boolean
}

/** The state of a store when a request arrived. */
type Served = Pick<SiteRequest, 'release' | 'revision'>

export function createRequestReader(config: SiteConfig): (request: Request, served: Served) => SiteRequest {
  const readLocale = createLocaleReader(config)
  const readEncodings = createEncodingReader()
  return (request, { release, revision }) => {
    const { method, headers } = request
    const url = new URL(request.url)
    return {
      method,
      url,
      headers,
      release,
      revision,
      isSecure: isSecureRequest(request, config),
      encodings: readEncodings(headers.get('Accept-Encoding')),
      toLocale: () => readLocale({ url, headers }),
      isAbandoned: () => request.signal.aborted,
    }
  }
}

export function isSecureRequest({ url, headers }: Request, { isProxyTrusted }: SiteConfig): boolean {
  return isProxyTrusted ? isForwardedSecurely(headers.get('X-Forwarded-Proto')) : url.startsWith('https:')
}

/** True if the visitor's connection is encrypted. Each proxy of several adds its own at the end: the first is the visitor's. */
export function isForwardedSecurely(protocols: string | null | undefined): boolean {
  return protocols?.split(',', 1)[0]?.trim().toLowerCase() === 'https'
}
