import { parseAccept } from 'hono/utils/accept'
import { parse as parseCookies } from 'hono/utils/cookie'
import { localeCookie, localeParam, type Locale } from '#model/locale.ts'
import { negotiateLocale } from '#model/negotiate-locale.ts'
import type { SiteConfig } from '#model/site-config.ts'

/** Longer than any browser's; the rest of a longer header is not read. */
const headerLimit = 1024

/** The language of the answer to a request. Nothing of the request is ever echoed: it picks from the site's own list. */
export function toRequestLocale(request: Request, url: URL, config: SiteConfig): Locale {
  return negotiateLocale({
    param: url.searchParams.get(localeParam) ?? undefined,
    cookie: parseCookies(request.headers.get('Cookie') ?? '', localeCookie.name)[localeCookie.name],
    languages: toLanguages(request.headers.get('Accept-Language') ?? ''),
    fallback: config.hosts.get(request.headers.get('Host') ?? '') ?? config.defaultLocale,
  })
}

/** The tags of an Accept-Language header, most wanted first, without those refused by `q=0`. */
export function toLanguages(header: string): string[] {
  return parseAccept(header.slice(0, headerLimit))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
}
