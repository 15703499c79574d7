import { parse as parseCookies } from 'hono/utils/cookie'
import Negotiator from 'negotiator'
import { toHostKey } from '#engine/model/config/host-key.ts'
import type { SiteConfig } from '#engine/model/config/site-config.ts'
import { isLocale, localeCookie, localeParam, type Locale } from '#engine/model/locale/locale.ts'
import { memoize } from '#lib/memoize.ts'

/** The parts of a request that decide the language of its response. */
export interface LocaleSource {
  url: URL
  headers: Headers
}

/** Longer than the header of any browser. The rest of a longer one is ignored. */
const headerLimit = 1024

/** Browsers send some hundred different headers. */
const knownHeaders = 500
const knownLength = 128

/**
 * The language of the response: the visitor's explicit choice, else the browser's most preferred language that the site
 * has, else the default of the host. The result is always from the site's own list of languages.
 */
export function createLocaleReader(config: SiteConfig): (source: LocaleSource) => Locale {
  const findKnown = memoize(findAcceptedLocale, knownHeaders)
  const findAccepted = (header: string) =>
    header.length > knownLength ? findAcceptedLocale(header.slice(0, headerLimit)) : findKnown(header)
  return ({ url, headers }) => {
    const param = url.search === '' ? undefined : url.searchParams.get(localeParam)
    if (isLocale(param)) return param
    const cookies = headers.get('Cookie')
    const cookie = cookies === null ? undefined : parseCookies(cookies, localeCookie.name)[localeCookie.name]
    if (isLocale(cookie)) return cookie
    const accepted = findAccepted(headers.get('Accept-Language') ?? '')
    return accepted ?? config.hosts.get(toHostKey(headers.get('Host') ?? '')) ?? config.defaultLocale
  }
}

/**
 * The locale that an Accept-Language header prefers, by the lookup of RFC 4647: `en-GB` finds `en`. Negotiator only sorts
 * the tags: its own match would be French for `en-US, fr;q=0.7, en;q=0.3`, because `en` itself has the lowest weight.
 */
function findAcceptedLocale(header: string): Locale | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } })
  const subtags = negotiator.languages().map((tag) => tag.toLowerCase().split('-', 1)[0])
  return subtags.find(isLocale)
}
