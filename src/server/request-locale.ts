import { parse as parseCookies } from 'hono/utils/cookie'
import Negotiator from 'negotiator'
import type { SiteConfig } from '#model/config/site-config.ts'
import { isLocale, localeCookie, localeParam, type Locale } from '#model/locale/locale.ts'

/** Longer than the header of any browser. The rest of a longer one is ignored. */
const headerLimit = 1024

/**
 * The language of the response: the visitor's explicit choice, else the browser's most preferred language that the site
 * has, else the default of the host. The result is always from the site's own list of languages.
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
 * The locale that an Accept-Language header prefers, by the lookup of RFC 4647: `en-GB` is English. Negotiator only sorts
 * the tags: its own match would be Vietnamese for `en-US, vi;q=0.7, en;q=0.3`, because `en` itself has the lowest weight.
 */
function findAcceptedLocale(header: string): Locale | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-language': header.slice(0, headerLimit) } })
  const subtags = negotiator.languages().map((tag) => tag.toLowerCase().split('-', 1)[0])
  return subtags.find(isLocale)
}
