import { parse as parseCookies } from 'hono/utils/cookie'
import Negotiator from 'negotiator'
import { isLocale, localeCookie, localeParam, type Locale } from '#model/locale/locale.ts'
import type { SiteConfig } from '#model/config/site-config.ts'

/** Longer than any browser's; the rest of a longer header is not read. */
const headerLimit = 1024

/**
 * The language of the answer to a request: an explicit choice, else the first of the browser's that the site has, else
 * that of the host. Nothing of the request is ever echoed: it picks from the site's own list.
 */
export function toRequestLocale(request: Request, url: URL, config: SiteConfig): Locale {
  const param = url.searchParams.get(localeParam)
  if (isLocale(param)) return param
  const { name } = localeCookie
  const cookie = parseCookies(request.headers.get('Cookie') ?? '', name)[name]
  if (isLocale(cookie)) return cookie
  const host = request.headers.get('Host') ?? ''
  return (
    findAcceptedLocale(request.headers.get('Accept-Language') ?? '') ?? config.hosts.get(host) ?? config.defaultLocale
  )
}

/**
 * The locale that an Accept-Language header wants most, by RFC 4647's lookup: `en-GB` is English. Negotiator orders the
 * tags; its own choice would take Vietnamese for `en-US, vi;q=0.7, en;q=0.3`, as that names `en` last.
 */
function findAcceptedLocale(header: string): Locale | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-language': header.slice(0, headerLimit) } })
  const subtags = negotiator.languages().map((tag) => tag.toLowerCase().split('-', 1)[0])
  return subtags.find(isLocale)
}
